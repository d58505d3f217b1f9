/** Writes docs/configuration.md: the table of environment variables, from the descriptions in `envSchema`. */
import { writeFile } from "node:fs/promises";
import { format } from "prettier";
import { envSchema } from "#server/env/env.ts";

const INTRODUCTION = `# Configuration

The site is configured by environment variables. \`server/env/env.ts\` validates them at start: if a variable is missing
or wrong, the start stops with its name. A \`.env\` file in the checkout is also read; put a password hash in single quotes
there, because it contains \`$\`. An empty variable counts as not set.

Do not edit the table. Change the descriptions in \`server/env/env.ts\` and run \`node scripts/configuration-table.ts\`.
A test compares the two.`;

const rows = Object.entries(envSchema.shape).map(
  ([name, schema]) => `| \`${name}\` | ${schema.description} |`,
);
const document = [INTRODUCTION, "", "| variable | meaning |", "| --- | --- |", ...rows].join("\n");
const target = new URL("../docs/configuration.md", import.meta.url);
await writeFile(target, await format(document, { parser: "markdown", printWidth: 100 }));
