/** How many letters must be added, removed, changed or swapped to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  let above: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let y = 0; y < from.length; y += 1) {
    const next = [y + 1];
    for (let x = 0; x < to.length; x += 1) {
      const isSwap = y > 0 && from[y] === to[x - 1] && from[y - 1] === to[x];
      next.push(
        Math.min(
          (row[x] ?? 0) + (from[y] === to[x] ? 0 : 1),
          (row[x + 1] ?? 0) + 1,
          (next[x] ?? 0) + 1,
          isSwap ? (above[x - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [above, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
