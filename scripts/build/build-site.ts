import "#server/env/dot-env.ts";
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { compressFiles } from "./compress-files.ts";
import { UNKNOWN_PAGE_EXIT_CODE } from "./next-scripts/unknown-page.ts";
import { restoreRetiredScripts, retireScripts } from "./retired-scripts.ts";
import { hashSources } from "./source-hash.ts";

type Print = (line: string) => void;

/** What is built: where it comes to lie, what it is made of, and how. */
export type Site = {
  distDir: string;
  /** Names the state of everything that a build reads. */
  hash: () => Promise<string>;
  make: (print: Print | undefined) => Promise<void>;
  /** Prepares the finished build to be served, with the scripts of earlier ones in it. */
  complete: () => Promise<void>;
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST_DIR = join(ROOT, process.env.NEXT_DIST_DIR ?? ".next");
const SITE: Site = {
  distDir: DIST_DIR,
  hash: () => hashSources(ROOT),
  make: (print) => nextBuild(print),
  complete: async () => {
    // A host with an adapter of its own serves files by itself.
    if (!process.env.NEXT_ADAPTER_PATH)
      await compressFiles({ distDir: DIST_DIR, publicDir: join(ROOT, "public") });
  },
};

/**
 * Builds the site for production where the build is missing or older than its sources. The output of `next build` goes
 * line by line to `print`, else to the terminal. Throws when the build fails.
 */
export async function ensureBuild(print?: Print, site = SITE): Promise<void> {
  const built = await readFile(stampOf(site), "utf8").catch(() => "");
  if (built !== (await site.hash())) await build(site, print);
}

async function build(site: Site, print?: Print): Promise<void> {
  const state = await site.hash();
  await retireScripts(site.distDir, Date.now());
  await site.make(print);
  await restoreRetiredScripts(site.distDir, Date.now());
  await site.complete();
  await writeFile(stampOf(site), state);
}

function stampOf({ distDir }: Site): string {
  return join(distDir, "source-hash");
}

/**
 * Runs `next build`. Where its pages are not as scripts/build/next-scripts knows them, after an update of Next, CI fails and
 * everybody else gets a site that keeps Next's scripts, which is slower but complete.
 */
async function nextBuild(
  print: Print | undefined,
  env: Record<string, string> = {},
): Promise<void> {
  const code = await runNextBuild(print, env);
  if (code === 0) return;
  // Vercel says that it is CI, too.
  const isTest = process.env.CI && !process.env.VERCEL;
  if (code !== UNKNOWN_PAGE_EXIT_CODE || isTest) throw new Error("The production build failed.");
  const warn = print ?? ((line: string) => process.stderr.write(`${line}\n`));
  warn(
    "WARNING: Next's scripts stay in all pages, which makes them 140 KB heavier; scripts/build/next-scripts/README.md says " +
      "what to look at. Building once more.",
  );
  await nextBuild(print, { KEEP_NEXT_SCRIPTS: "1" });
}

async function runNextBuild(
  print: Print | undefined,
  env: Record<string, string>,
): Promise<number | null> {
  const next = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
  const child = spawn(process.execPath, [next, "build"], {
    cwd: ROOT,
    stdio: print ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  // A start that is stopped in the middle must not leave the build running.
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  for (const output of [child.stdout, child.stderr])
    if (output && print) createInterface(output).on("line", (line) => line.trim() && print(line));
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  for (const signal of SIGNALS) process.off(signal, stop);
  return code;
}

if (import.meta.main) await build(SITE);
