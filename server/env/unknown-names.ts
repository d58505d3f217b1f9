import { namesInFile } from "./dot-env.ts";
import { envSchema } from "./env.ts";

/** Read by Node, Next, PostgreSQL's client and the system. */
const FOREIGN =
  /^(NODE|NEXT|PG|LC|npm)|^(TZ|LANG|CI|HOME|TMPDIR|XDG_DATA_HOME|COMPOSE_.*)$|_proxy$/i;

/** A line for each name in `.env` that nothing reads. */
export function warnOfUnknownNames(names: readonly string[] = namesInFile): string[] {
  const known = Object.keys(envSchema.shape);
  return names
    .filter((name) => !known.includes(name) && !FOREIGN.test(name))
    .map((name) => {
      const near = known.find((other) => distance(name.toUpperCase(), other) <= 2);
      return `.env sets ${name}, which nothing reads.${near ? ` Did you mean ${near}?` : ""}`;
    });
}

/** How many letters must be added, removed or changed to get from one name to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [y, letter] of [...from].entries()) {
    const next = [y + 1];
    for (const [x, other] of [...to].entries())
      next.push(
        Math.min(
          (row[x] ?? 0) + (letter === other ? 0 : 1),
          (row[x + 1] ?? 0) + 1,
          (next[x] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
