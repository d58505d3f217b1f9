/** Builds `.next/standalone`: Next's traced files, our custom server (Next's trusts forged addresses) and the commands. */
import { cp, readFile, rm } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFileTrace } from "@vercel/nft";
import { ensureBuild } from "./build-site.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TARGET = join(ROOT, ".next/standalone");

const COMMANDS = [
  "scripts/start-standalone.ts",
  "scripts/postgres/migrate.ts",
  "scripts/hash-password.ts",
  "scripts/manage-admin-sessions.ts",
  "scripts/personal-data.ts",
];
/** Read by path, which tracing cannot detect. */
const FOLDERS = ["db/migrations", "public", ".next/static", ".next/compressed"];
/** Traced by Next or only needed for building. */
const TRACED_ELSEWHERE = ["node_modules/next/**", "scripts/build/**"];

Object.assign(process.env, { NEXT_DIST_DIR: ".next", NEXT_OUTPUT: "standalone" });
await ensureBuild();
await rm(join(TARGET, "server.js"), { force: true });
for (const path of [...FOLDERS, ...(await traceCommands())]) await copy(path);

async function traceCommands(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(COMMANDS, {
    base: ROOT,
    processCwd: ROOT,
    ignore: TRACED_ELSEWHERE,
    // The tracer reads only JavaScript.
    readFile: async (path) => {
      const source = await readFile(path, "utf8").catch(() => null);
      return source !== null && path.endsWith(".ts") ? stripTypeScriptTypes(source) : source;
    },
  });
  return [...fileList];
}

async function copy(path: string): Promise<void> {
  await cp(join(ROOT, path), join(TARGET, path), { recursive: true, verbatimSymlinks: true });
}
