// A two-player game whose move costs about what ours does: push a line of a 7×7 maze, and the turn ends.

const SIZE = 7;

function line(arrow) {
  const index = 2 * (arrow % 3) + 1;
  const cells = [];
  for (let step = 0; step < SIZE; step++) {
    cells.push(arrow % 6 < 3 ? step * SIZE + index : index * SIZE + step);
  }
  return arrow < 6 ? cells : cells.reverse();
}

const turned = (tile, turn) => ({ ...tile, openings: ((tile.openings << turn) | (tile.openings >> (4 - turn))) & 15 });

function push({ G }, arrow, turn) {
  if (!(arrow >= 0 && arrow < 12 && turn >= 0 && turn < 4)) return 'INVALID_MOVE';
  let moving = turned(G.spare, turn);
  for (const cell of line(arrow)) {
    [G.board[cell], moving] = [moving, G.board[cell]];
  }
  G.spare = moving;
}

const tile = (number) => ({ openings: [5, 3, 7][number % 3], treasure: number < 24 ? number : null });

module.exports = {
  name: 'maze',
  setup: () => ({ board: Array.from({ length: SIZE * SIZE }, (_, cell) => tile(cell)), spare: tile(49) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { push },
};
