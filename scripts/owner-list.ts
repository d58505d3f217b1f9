/** `npm run owner` lists what is not yet the owner's own, with its place, and fails while there is any. */
import "#server/env/dot-env.ts";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ImageRecord, images } from "#content/images/images.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SAMPLE = /^\s*sample: true,/;
/** What matters first comes first. */
const MARKS: readonly [what: string, files: string, pattern: RegExp][] = [
  // RFC 2606 and the numbers that North America keeps for fiction.
  ["reserved address", "content/company.ts", /\.example"|Example |555[- ]?01\d\d/],
  ["draft for counsel", "content/pages/*.ts", /"Draft for review/],
  ["only the owner can state", "content/terms-of-trade.ts", /^ {2}"?([^":]+)"?: null,$/],
  ["no LinkedIn page", "content/company.ts", /linkedin: null/],
  ["sample record", "content/{asset-classes,pages,products}/*.ts", SAMPLE],
  ["sample film", "content/images/hero-film-record.ts", SAMPLE],
];

export type OwnerItem = { what: string; place: string };

/** What is left in the sources below `root` and the variables. */
export function listOwnerItems(
  root = ROOT,
  variables: Record<string, string | undefined> = process.env,
  records: Readonly<Record<string, Pick<ImageRecord, "sample">>> = images,
): OwnerItem[] {
  const found = MARKS.flatMap(([what, files, pattern]) =>
    globSync(files, { cwd: root, exclude: (name) => name.endsWith(".test.ts") })
      .toSorted()
      .flatMap((file) => {
        const lines = readFileSync(`${root}/${file}`, "utf8").split("\n");
        return lines.flatMap((line, index) => {
          const mark = pattern.exec(line);
          const place = [`${file}:${index + 1}`, mark?.[1]].filter(Boolean).join(", ");
          return mark ? { what, place } : [];
        });
      }),
  );
  if (!variables.RETENTION_MONTHS)
    found.unshift({ what: "no retention", place: "RETENTION_MONTHS" });
  for (const [id, { sample }] of Object.entries(records))
    if (sample) found.push({ what: "sample image", place: `${id}, ${pageOf(root, id)}` });
  return found;
}

function pageOf(root: string, image: string): string {
  const records = globSync("content/{pages,products,asset-classes,site}/*.ts", { cwd: root });
  const name = `"${image.replace(/-tall$/, "")}"`;
  const shows = (file: string) => readFileSync(`${root}/${file}`, "utf8").includes(name);
  return records.toSorted().find(shows) ?? "which no page names";
}

export function describeOwnerItems(items: readonly OwnerItem[]): string {
  if (items.length === 0) return "Everything is the owner's own.";
  return `Not yet the owner's own: ${items.length}. \`npm run owner\` lists them.`;
}

if (import.meta.main) {
  const items = listOwnerItems();
  for (const { what, place } of items) process.stdout.write(`${what.padEnd(32)}${place}\n`);
  process.stdout.write(`${describeOwnerItems(items)}\n`);
  process.exitCode = items.length === 0 ? 0 : 1;
}
