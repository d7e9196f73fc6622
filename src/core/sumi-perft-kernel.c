/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The children of a position are worked on several at a time, one in each lane of a vector, so that
 * every step is the same for all of them and nothing branches. The build compiles this file once
 * for each kind of processor, with SUMI_PERFT_KERNEL naming the function it yields. */

#include "sumi-perft-kernel.h"

#ifdef __AVX2__
#define N_LANES 4
#else
#define N_LANES 2
#endif

#define MAX_BATCHES (64 / N_LANES)
#define INNER_FILES UINT64_C (0x7e7e7e7e7e7e7e7e)

typedef uint64_t Lanes __attribute__ ((vector_size (8 * N_LANES)));

typedef enum
{
  EAST,
  SOUTH_WEST,
  SOUTH,
  SOUTH_EAST,
  WEST,
  NORTH_EAST,
  NORTH,
  NORTH_WEST,
  N_DIRECTIONS,
} Direction;

/* Positions with the same parent. Where their number is no multiple of the number of lanes, the
 * last lanes are not used. */
typedef struct
{
  int n_members;
  Lanes own[MAX_BATCHES];
  Lanes opponent[MAX_BATCHES];
  Lanes moves[MAX_BATCHES];
  /* For each direction the opponent's discs that turn for a move from behind them in it: all that
   * lie in an unbroken row before a disc of the side to move. */
  Lanes rows[MAX_BATCHES][N_DIRECTIONS];
} Family;

/* One position of a family. */
typedef struct
{
  SumiBitboard own;
  SumiBitboard opponent;
  SumiBitboard moves;
  SumiBitboard rows[N_DIRECTIONS];
} Member;

/* SET moved by DISTANCE squares; squares that fall off the last row are lost, others wrap round. */
static inline Lanes
shift (Lanes set, int distance)
{
  return distance > 0 ? set << distance : set >> -distance;
}

/* The squares of THROUGH in unbroken rows that begin beside FROM, in doubling steps, as in the
 * parallel-prefix fill of Kogge and Stone. No row longer than six squares can be outflanked. */
static inline Lanes
fill (Lanes from, Lanes through, int distance)
{
  Lanes filled = shift (from, distance) & through;
  Lanes pairs = through & shift (through, distance);

  filled |= shift (filled, distance) & through;
  filled |= shift (filled, 2 * distance) & pairs;

  return filled | (shift (filled, 2 * distance) & pairs);
}

/* The same towards the east, where adding at the beginning of a row carries through to its end. */
static inline Lanes
fill_east (Lanes from, Lanes through)
{
  return through & ~(through + (shift (from, 1) & through));
}

static inline Lanes
find_moves (Lanes own, Lanes opponent, Lanes out_rows[N_DIRECTIONS])
{
  Lanes inner = opponent & INNER_FILES;

  out_rows[WEST] = fill_east (own, inner);
  out_rows[NORTH_EAST] = fill (own, inner, 7);
  out_rows[NORTH] = fill (own, opponent, 8);
  out_rows[NORTH_WEST] = fill (own, inner, 9);
  out_rows[EAST] = fill (own, inner, -1);
  out_rows[SOUTH_WEST] = fill (own, inner, -7);
  out_rows[SOUTH] = fill (own, opponent, -8);
  out_rows[SOUTH_EAST] = fill (own, inner, -9);

  return (shift (out_rows[WEST], 1) | shift (out_rows[NORTH_EAST], 7) | shift (out_rows[NORTH], 8)
          | shift (out_rows[NORTH_WEST], 9) | shift (out_rows[EAST], -1)
          | shift (out_rows[SOUTH_WEST], -7) | shift (out_rows[SOUTH], -8)
          | shift (out_rows[SOUTH_EAST], -9))
         & ~(own | opponent);
}

static inline Lanes
spread (SumiBitboard set)
{
  return (Lanes){ 0 } + set;
}

/* The discs that turn for a move on the one square in each lane. */
static inline Lanes
find_flips (Lanes square, const SumiBitboard rows[N_DIRECTIONS])
{
  return fill_east (square, spread (rows[EAST])) | fill (square, spread (rows[SOUTH_WEST]), 7)
         | fill (square, spread (rows[SOUTH]), 8) | fill (square, spread (rows[SOUTH_EAST]), 9)
         | fill (square, spread (rows[WEST]), -1) | fill (square, spread (rows[NORTH_EAST]), -7)
         | fill (square, spread (rows[NORTH]), -8) | fill (square, spread (rows[NORTH_WEST]), -9);
}

/* Takes the next squares out of MOVES, one for each lane; a lane is empty if none is left. */
static inline Lanes
take_squares (SumiBitboard *moves)
{
  Lanes squares = { 0 };

  for (int lane = 0; lane < N_LANES; lane++)
    {
      squares[lane] = *moves & -*moves;
      *moves &= *moves - 1;
    }

  return squares;
}

/* 1 in each lane that has any square. */
static inline Lanes
is_any (Lanes set)
{
  return (set | -set) >> 63;
}

/* The number of squares in each byte of each lane. */
static inline Lanes
count_by_bytes (Lanes set)
{
  set -= set >> 1 & UINT64_C (0x5555555555555555);
  set = (set & UINT64_C (0x3333333333333333)) + (set >> 2 & UINT64_C (0x3333333333333333));

  return (set + (set >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
}

/* The sum of all bytes of all lanes. */
static inline uint64_t
sum_bytes (Lanes bytes)
{
  Lanes pairs =
      (bytes & UINT64_C (0x00ff00ff00ff00ff)) + (bytes >> 8 & UINT64_C (0x00ff00ff00ff00ff));
  uint64_t sum = 0;

  for (int lane = 0; lane < N_LANES; lane++)
    sum += pairs[lane] * UINT64_C (0x0001000100010001) >> 48;

  return sum;
}

static inline Member
get_member (const Family *family, int index)
{
  int batch = index / N_LANES, lane = index % N_LANES;
  Member member = {
    .own = family->own[batch][lane],
    .opponent = family->opponent[batch][lane],
    .moves = family->moves[batch][lane],
  };

  for (int direction = 0; direction < N_DIRECTIONS; direction++)
    member.rows[direction] = family->rows[batch][direction][lane];

  return member;
}

/* A family of one. */
static void
found_family (Family *family, SumiBitboard own, SumiBitboard opponent)
{
  family->n_members = 1;
  family->own[0] = spread (own);
  family->opponent[0] = spread (opponent);
  family->moves[0] = find_moves (family->own[0], family->opponent[0], family->rows[0]);
}

/* Plays every move of PARENT. The moves of the children are not computed if the children are
 * leaves. */
static void
raise_children (const Member *parent, bool are_leaves, Family *out_children)
{
  SumiBitboard left = parent->moves;

  out_children->n_members = sumi_bitboard_count (left);
  for (int batch = 0; left != 0; batch++)
    {
      Lanes squares = take_squares (&left);
      Lanes flips = find_flips (squares, parent->rows);

      out_children->own[batch] = parent->opponent ^ flips;
      out_children->opponent[batch] = parent->own | flips | squares;
      if (!are_leaves)
        out_children->moves[batch] =
            find_moves (out_children->own[batch], out_children->opponent[batch],
                        out_children->rows[batch]);
    }
}

/* The leaves two plies below a position that has a move: the moves of its children, and one for
 * each child that has none, be it a pass or the end of the game. */
static uint64_t
count_two_plies (const Member *member)
{
  SumiBitboard left = member->moves;
  Lanes n_moves = { 0 }, n_movable = { 0 };
  uint64_t n_leaves = (uint64_t) sumi_bitboard_count (left);

  while (left != 0)
    {
      Lanes squares = take_squares (&left);
      Lanes flips = find_flips (squares, member->rows);
      Lanes rows[N_DIRECTIONS];
      Lanes moves = find_moves (member->opponent ^ flips, member->own | flips | squares, rows);

      moves &= -is_any (squares);
      n_movable += is_any (moves);
      /* A byte never overflows: 8 squares in each of at most 31 batches. */
      n_moves += count_by_bytes (moves);
    }
  for (int lane = 0; lane < N_LANES; lane++)
    n_leaves -= n_movable[lane];

  return n_leaves + sum_bytes (n_moves);
}

static uint64_t
count_leaves (const Family *family, int index, int depth, bool is_bulk)
{
  Member member = get_member (family, index);
  Family next;
  uint64_t n_leaves = 0;

  if (depth == 0)
    return 1;
  if (member.moves == 0)
    {
      found_family (&next, member.opponent, member.own);
      return next.moves[0][0] == 0 ? 1 : count_leaves (&next, 0, depth - 1, is_bulk);
    }
  if (is_bulk && depth == 1)
    return (uint64_t) sumi_bitboard_count (member.moves);
  if (is_bulk && depth == 2)
    return count_two_plies (&member);

  raise_children (&member, depth == 1, &next);
  if (depth == 1)
    return (uint64_t) next.n_members;
  for (int i = 0; i < next.n_members; i++)
    n_leaves += count_leaves (&next, i, depth - 1, is_bulk);

  return n_leaves;
}

/* The number of leaves DEPTH plies below the position, as sumi_perft() counts them. */
uint64_t
SUMI_PERFT_KERNEL (SumiBitboard own, SumiBitboard opponent, int depth, bool is_bulk)
{
  Family root;

  found_family (&root, own, opponent);

  return count_leaves (&root, 0, depth, is_bulk);
}
