/** Starts the site from the folder made by `npm run build:standalone`, without its sources. */
import { readFile } from "node:fs/promises";
import { STANDALONE_CONFIG } from "./standalone-config.ts";

const { config } = JSON.parse(await readFile(".next/required-server-files.json", "utf8")) as {
  config: object;
};
// Same as Next's standalone server: the configuration was resolved at build time.
process.env[STANDALONE_CONFIG] = JSON.stringify(config);
const { serve } = await import("./serve.ts");
await serve();
