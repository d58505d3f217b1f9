import "#lib/server/dot-env.ts";
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { restoreRetiredScripts, retireScripts } from "./retired-scripts.ts";
import { hashSources } from "./source-hash.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST_DIR = join(ROOT, process.env.NEXT_DIST_DIR ?? ".next");
const STAMP = join(DIST_DIR, "source-hash");

/**
 * Builds the site for production where the build is missing or older than its sources. Throws when the build fails.
 * What the build prints goes line by line to `print`, else to the terminal.
 */
export async function ensureBuild(print?: (line: string) => void): Promise<void> {
  const built = await readFile(STAMP, "utf8").catch(() => "");
  if (built !== (await hashSources(ROOT))) await build(print);
}

async function build(print?: (line: string) => void): Promise<void> {
  const hash = await hashSources(ROOT);
  await retireScripts(DIST_DIR, Date.now());
  await nextBuild(print);
  await restoreRetiredScripts(DIST_DIR, Date.now());
  await writeFile(STAMP, hash);
}

async function nextBuild(print?: (line: string) => void): Promise<void> {
  const next = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
  const child = spawn(process.execPath, [next, "build"], {
    cwd: ROOT,
    stdio: print ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  for (const output of [child.stdout, child.stderr])
    if (output && print) createInterface(output).on("line", (line) => line.trim() && print(line));
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  if (code !== 0) throw new Error("The production build failed.");
}

if (import.meta.main) await build();
