import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PHYSICAL =
  /(?<![\w-])-?(?:[mp][lr]-|(?:left|right)-[\d[]|(?:border|rounded)-[lr](?![\w])|text-(?:left|right)\b)|(?:margin|padding|border)-(?:left|right):|text-align: (?:left|right)/g;

/** The inbox is English. */
const OTHER = /^components\/inbox|\.test\.tsx?$/;

test.each(
  globSync("{app,components}/**/*.{css,tsx}").filter(
    (file) => !OTHER.test(file) && !file.startsWith("app/admin"),
  ),
)("%s turns with the direction of reading", (file) => {
  const text = readFileSync(file, "utf8");
  const classes = file.endsWith(".css")
    ? [text]
    : [...text.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([literal]) => literal);
  const found = classes.flatMap((literal) => literal.match(PHYSICAL) ?? []);
  // The inbox's dialogs are centered by their left edge.
  const known = file === "components/ui/dialog.tsx" ? ["left-1"] : [];
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
});
