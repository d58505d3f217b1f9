/** Builds for AWS Lambda with OpenNext, and adds what OpenNext omits: prerendered pages and sharp. */
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run-command.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** OpenNext and its AWS clients, which the main installation omits. */
const PACKAGES = join(ROOT, "server/http/lambda");
const OPEN_NEXT = join(PACKAGES, "node_modules/@opennextjs/aws/dist/index.js");
const STANDALONE = join(ROOT, ".next/standalone");
const FUNCTION = join(ROOT, ".open-next/server-functions/default");
const MISSING = [".next/server/route-cache", "node_modules/sharp", "node_modules/@img"];

if (!existsSync(OPEN_NEXT)) await run("npm", ["ci", "--prefix", PACKAGES]);
await run("tsc", ["--project", PACKAGES]);
await run("node", [OPEN_NEXT, "build", "--config-path", "server/http/lambda/open-next.config.ts"]);
for (const path of MISSING) {
  await cp(join(STANDALONE, path), join(FUNCTION, path), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
await rm(join(ROOT, ".open-next/cache"), { recursive: true });
