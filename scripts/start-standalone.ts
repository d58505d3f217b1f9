/** Starts the site from the folder made by `npm run build:standalone`, without its sources. */
import { readFile } from "node:fs/promises";
import { serve } from "#server/http/serve.ts";

const { config } = JSON.parse(await readFile(".next/required-server-files.json", "utf8")) as {
  config: object;
};
// Same as Next's standalone server: the configuration was resolved at build time.
Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
await serve();
