/** `npm run owner` lists what is not yet the owner's own, with its place, and fails while there is any. */
import "#server/env/dot-env.ts";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const SAMPLE = /^\s*sample: true,/;
const MARKS: readonly { what: string; files: string; pattern: RegExp }[] = [
  {
    what: "sample record",
    files: "content/{asset-classes,pages,products}/*.ts",
    pattern: SAMPLE,
  },
  { what: "sample picture or film", files: "content/images/*.ts", pattern: SAMPLE },
  // RFC 2606 and the numbers that North America keeps for fiction.
  {
    what: "reserved address",
    files: "content/company.ts",
    pattern: /\.example"|Example |555[- ]?01\d\d/,
  },
  { what: "draft for counsel", files: "content/pages/*.ts", pattern: /"Draft for review/ },
  { what: "no LinkedIn page", files: "content/company.ts", pattern: /linkedin: null/ },
];

export type OwnerItem = { what: string; place: string };

/** What is left in the sources below `root` and the variables. */
export function listOwnerItems(
  root = ROOT,
  variables: Record<string, string | undefined> = process.env,
): OwnerItem[] {
  const found = MARKS.flatMap(({ what, files, pattern }) =>
    globSync(files, { cwd: root })
      .filter((file) => !file.endsWith(".test.ts"))
      .toSorted()
      .flatMap((file) =>
        readFileSync(`${root}/${file}`, "utf8")
          .split("\n")
          .flatMap((line, index) =>
            pattern.test(line) ? [{ what, place: `${file}:${index + 1}` }] : [],
          ),
      ),
  );
  return variables.RETENTION_MONTHS
    ? found
    : [...found, { what: "no retention", place: "RETENTION_MONTHS" }];
}

export function describeOwnerItems(items: readonly OwnerItem[]): string {
  if (items.length === 0) return "Everything is the owner's own.";
  return `Not yet the owner's own: ${items.length}. \`npm run owner\` lists them.`;
}

function main(): void {
  const items = listOwnerItems();
  for (const { what, place } of items) process.stdout.write(`${what.padEnd(32)}${place}\n`);
  process.stdout.write(`${describeOwnerItems(items)}\n`);
  process.exitCode = items.length === 0 ? 0 : 1;
}

if (import.meta.main) main();
