/**
 * Builds the site for AWS Lambda with OpenNext, and completes the function: OpenNext leaves out what the build
 * prerendered, expecting it in a bucket, and sharp, expecting next/image to be its only user.
 */
import { spawn } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STANDALONE = join(ROOT, ".next/standalone");
const FUNCTION = join(ROOT, ".open-next/server-functions/default");
const MISSING = [".next/server/route-cache", "node_modules/sharp", "node_modules/@img"];

await openNextBuild();
for (const path of MISSING) {
  await cp(join(STANDALONE, path), join(FUNCTION, path), { recursive: true });
}
await rm(join(ROOT, ".open-next/cache"), { recursive: true });

async function openNextBuild(): Promise<void> {
  const child = spawn("open-next", ["build"], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  if (code !== 0) throw new Error("The build for Lambda failed.");
}
