/** Lists what a translation lacks, and what it still has of sentences that are gone: `npm run content:stale`. */
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { languages, TRANSLATED_LANGUAGES } from "#content/languages/languages.ts";
import { staleSentences } from "./translations/stale-sentences.ts";

const { values } = parseArgs({ options: { language: { type: "string" } } });
const sources = globSync("{app,components,lib,server,content}/**/*.{ts,tsx}", {
  exclude: (name) => name.includes("node_modules") || name.includes(".test."),
}).map((file) => readFileSync(file, "utf8"));

for (const language of TRANSLATED_LANGUAGES) {
  if (values.language && values.language !== language) continue;
  const { missing, unused } = staleSentences(language, sources);
  process.stdout.write(
    `${languages[language].name}: ${missing.length} missing, ${unused.length} unused\n`,
  );
  for (const sentence of missing) process.stdout.write(`  missing  ${sentence}\n`);
  for (const sentence of unused) process.stdout.write(`  unused   ${sentence}\n`);
  if (missing.length > 0) process.exitCode = 1;
}
