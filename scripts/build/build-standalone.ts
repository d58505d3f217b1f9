/**
 * Builds the site and completes `.next/standalone`, the folder that an image contains: what Next traced of the pages,
 * this site's own server instead of Next's (which believes whatever a client says of its address), and the commands
 * that an owner runs beside it.
 */
import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFileTrace } from "@vercel/nft";
import { run } from "./run-command.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TARGET = join(ROOT, ".next/standalone");

/** What is started in the folder, each by `node <file>`. */
const COMMANDS = [
  "server/http/serve-standalone.ts",
  "scripts/postgres/migrate.ts",
  "scripts/erase-personal-data.ts",
  "scripts/hash-password.ts",
];
/** What is read by name, where no tracing sees it. */
const FOLDERS = ["db/migrations", "public", ".next/static", ".next/compressed"];
/** What Next has traced already, and what builds but is never needed by what was built. */
const TRACED_ELSEWHERE = ["node_modules/next/**", "scripts/build/**"];

await run(process.execPath, ["scripts/build/build-site.ts"], { NEXT_OUTPUT: "standalone" });
await rm(join(TARGET, "server.js"), { force: true });
for (const path of [...FOLDERS, ...(await traceCommands())]) await copy(path);

async function traceCommands(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(COMMANDS, {
    base: ROOT,
    processCwd: ROOT,
    ignore: TRACED_ELSEWHERE,
    // The tracer reads JavaScript.
    readFile: async (path) => {
      const source = await readFile(path, "utf8").catch(() => null);
      return source !== null && path.endsWith(".ts") ? stripTypeScriptTypes(source) : source;
    },
  });
  return [...fileList];
}

async function copy(path: string): Promise<void> {
  await mkdir(dirname(join(TARGET, path)), { recursive: true });
  await cp(join(ROOT, path), join(TARGET, path), { recursive: true, verbatimSymlinks: true });
}
