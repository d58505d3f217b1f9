import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const DIST_DIR = ".next-vercel";

/** Builds with Vercel's builder and `vercel.json`. Returns the output folder; throws if the build fails. */
export async function buildForVercel(): Promise<string> {
  await rm(join(ROOT, DIST_DIR), { recursive: true, force: true });
  const builder = fileURLToPath(new URL("run-builder.ts", import.meta.url));
  // A separate process, since the builder changes the environment.
  const child = spawn(process.execPath, [builder], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, VERCEL: "1", NEXT_ENABLE_ADAPTER: "1", NEXT_DIST_DIR: DIST_DIR },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("Vercel's builder failed.");
  return join(ROOT, DIST_DIR, "output");
}
