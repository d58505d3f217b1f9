import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Budget = {
  lines: Record<string, number>;
  files: Record<string, number>;
  runtimeDependencies: number;
  markdownLines: number;
  decisions: number;
};

const read = (file: string) => readFileSync(file, "utf8");
const budget = JSON.parse(read("scripts/architecture/size-budget.json")) as Budget;
const lengthOf = (file: string) => read(file).split("\n").length - 1;

/** TypeScript and CSS by top folder, tests included; Markdown; decisions; packages that a start needs. */
function measure(): Budget {
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
    .split("\0")
    .filter((file) => file && existsSync(file));
  const lines: Record<string, number> = {};
  const files: Record<string, number> = {};
  for (const file of tracked.filter((name) => /\.(ts|tsx|mjs|css)$/.test(name))) {
    const folder = file.includes("/") ? file.slice(0, file.indexOf("/")) : ".";
    lines[folder] = (lines[folder] ?? 0) + lengthOf(file);
    files[folder] = (files[folder] ?? 0) + 1;
  }
  const { dependencies } = JSON.parse(read("package.json")) as { dependencies: object };
  return {
    lines,
    files,
    runtimeDependencies: Object.keys(dependencies).length,
    markdownLines: tracked
      .filter((file) => file.endsWith(".md"))
      .reduce((sum, file) => sum + lengthOf(file), 0),
    decisions: tracked.filter((file) => /^docs\/decisions\/\d/.test(file)).length,
  };
}

/** What is above its budget. */
function over(size: Record<string, number>, most: Record<string, number>) {
  return Object.entries(size).filter(([name, count]) => count > (most[name] ?? 0));
}

it.skipIf(!existsSync(".git"))("stays within its budget, whose numbers only go down", () => {
  const { lines, files, ...counts } = measure();
  const { lines: mostLines, files: mostFiles, ...most } = budget;
  expect({
    lines: over(lines, mostLines),
    files: over(files, mostFiles),
    counts: over(counts, most),
  }).toEqual({ lines: [], files: [], counts: [] });
});
