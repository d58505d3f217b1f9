/**
 * Builds the site for AWS Lambda with OpenNext, and adds what OpenNext leaves out: the prerendered pages, which it
 * expects in a bucket, and sharp, which it expects only next/image to use.
 */
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run-command.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STANDALONE = join(ROOT, ".next/standalone");
const FUNCTION = join(ROOT, ".open-next/server-functions/default");
const MISSING = [".next/server/route-cache", "node_modules/sharp", "node_modules/@img"];

await run("open-next", ["build", "--config-path", "server/http/lambda/open-next.config.ts"]);
for (const path of MISSING) {
  await cp(join(STANDALONE, path), join(FUNCTION, path), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
await rm(join(ROOT, ".open-next/cache"), { recursive: true });
