/** Shorter words become other words by one typo too often. */
const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_TWO = 9;

/** The only known word within one typo (two in a long word) and with the same first letter; else undefined. */
export function correctSpelling(
  word: string,
  spellings: ReadonlyMap<string, string>,
): string | undefined {
  let nearest = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  for (const [spelling, meant] of spellings) {
    if (spelling.length < MIN_LENGTH || spelling[0] !== word[0]) continue;
    const allowed = allowedErrors(word, spelling);
    if (Math.abs(spelling.length - word.length) > allowed) continue;
    const distance = editDistance(word, spelling);
    if (distance > allowed || distance > least) continue;
    nearest = distance < least ? new Set([meant]) : nearest.add(meant);
    least = distance;
  }
  return nearest.size === 1 ? [...nearest][0] : undefined;
}

function allowedErrors(word: string, spelling: string): number {
  return spelling.length >= MIN_LENGTH_FOR_TWO && word.length >= MIN_LENGTH_FOR_TWO - 1 ? 2 : 1;
}

/** Damerau-Levenshtein distance (optimal string alignment). */
export function editDistance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        at(rows, row - 1, column) + 1,
        (current[column - 1] ?? 0) + 1,
        at(rows, row - 1, column - 1) + (same ? 0 : 1),
      );
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) cost = Math.min(cost, at(rows, row - 2, column - 2) + 1);
      current.push(cost);
    }
    rows.push(current);
  }
  return at(rows, left.length, right.length);
}

function at(rows: readonly number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
