/** Starts the site in the folder that `npm run build:standalone` completed, where there is nothing to build it from. */
import { readFile } from "node:fs/promises";
import { STANDALONE_CONFIG } from "./standalone-config.ts";

const { config } = JSON.parse(await readFile(".next/required-server-files.json", "utf8")) as {
  config: object;
};
// As Next's own standalone server does: the configuration was read when the site was built.
process.env[STANDALONE_CONFIG] = JSON.stringify(config);
const { serve } = await import("./serve.ts");
await serve();
