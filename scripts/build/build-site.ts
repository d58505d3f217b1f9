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

export type Site = {
  distDir: string;
  /** A hash of everything that the build reads. */
  hash: () => Promise<string>;
  make: (print: Print | undefined) => Promise<void>;
  /** Finishes the build, with the scripts of earlier builds. */
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
    // A host with its own adapter serves files itself.
    if (!process.env.NEXT_ADAPTER_PATH)
      await compressFiles({ distDir: DIST_DIR, publicDir: join(ROOT, "public") });
  },
};

/** Builds if the build is missing or stale, with output to `print` or the terminal. Throws if it fails. */
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

/** Runs `next build`. If an update of Next changed its pages' form, CI fails and other builds keep Next's scripts. */
async function nextBuild(
  print: Print | undefined,
  env: Record<string, string> = {},
): Promise<void> {
  const code = await runNextBuild(print, env);
  if (code === 0) return;
  // Vercel sets CI, too.
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
  // An interrupted start must end the build.
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
