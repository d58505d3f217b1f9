/** Starts the site in the folder that `npm run build:standalone` completed, where there is nothing to build it from. */
import { readFile } from "node:fs/promises";

const { config } = JSON.parse(await readFile(".next/required-server-files.json", "utf8")) as {
  config: object;
};
// As Next's own standalone server does: the configuration was read when the site was built.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
await import("./serve.ts");
