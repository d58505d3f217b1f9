import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashSources } from "./source-hash.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST_DIR = join(ROOT, process.env.NEXT_DIST_DIR ?? ".next");
const STAMP = join(DIST_DIR, "source-hash");

/** Builds the site for production where the build is missing or older than its sources. Throws when the build fails. */
export async function ensureBuild(): Promise<void> {
  const built = await readFile(STAMP, "utf8").catch(() => "");
  if (built !== (await hashSources(ROOT))) await build();
}

async function build(): Promise<void> {
  const hash = await hashSources(ROOT);
  await nextBuild();
  await writeFile(STAMP, hash);
}

async function nextBuild(): Promise<void> {
  const next = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
  const child = spawn(process.execPath, [next, "build"], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  if (code !== 0) throw new Error("The production build failed.");
}

if (import.meta.main) await build();
