import "#lib/server/dot-env.ts";
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { withLock } from "./build-lock.ts";
import { restoreRetiredScripts, retireScripts } from "./retired-scripts.ts";
import { copyBuild } from "./running-build.ts";
import { hashSources } from "./source-hash.ts";
import { writeStaticSite } from "./static-site.ts";

type Print = (line: string) => void;

/** What is built: where it comes to lie, what it is made of, and how. */
export type Site = {
  distDir: string;
  /** Names the state of everything that a build reads. */
  hash: () => Promise<string>;
  make: (print: Print | undefined) => Promise<void>;
  /** What is made of the finished build, with the scripts of earlier ones in it. */
  complete: () => Promise<void>;
};

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST_DIR = join(ROOT, process.env.NEXT_DIST_DIR ?? ".next");
const SITE: Site = {
  distDir: DIST_DIR,
  hash: () => hashSources(ROOT),
  make: nextBuild,
  complete: async () => {
    // A host that has an adapter of its own serves files by itself.
    if (!process.env.NEXT_ADAPTER_PATH) await writeStaticSite(DIST_DIR, join(ROOT, "public"));
  },
};

/** Builds the site for production where the build is missing or older than its sources. Throws when the build fails. */
export async function ensureBuild(): Promise<void> {
  await alone(SITE, undefined, () => buildIfStale(SITE));
}

/**
 * As `ensureBuild`, and returns a folder, named from the project's, in which this process alone has the build: later
 * ones go elsewhere. What a build prints goes line by line to `print`, else to the terminal.
 */
export async function takeBuild(print?: Print, site = SITE): Promise<string> {
  try {
    const folder = await alone(site, print, async () => {
      await buildIfStale(site, print);
      return copyBuild(site.distDir);
    });
    return relative(ROOT, folder);
  } catch (error) {
    // Nobody builds anything where nobody can write.
    if (isReadOnly(error) && (await isBuilt(site))) return relative(ROOT, site.distDir);
    throw error;
  }
}

/** Two builds in one folder would spoil each other, and a copy of a half-made one would be spoilt. */
function alone<Result>(
  { distDir }: Site,
  print: Print | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  const tellToWait = () => print?.("Another build is under way; this start waits for its end.");
  return withLock(join(distDir, "cache/build.lock"), tellToWait, act);
}

async function buildIfStale(site: Site, print?: Print): Promise<void> {
  if (!(await isBuilt(site))) await build(site, print);
}

async function isBuilt({ distDir, hash }: Site): Promise<boolean> {
  const built = await readFile(stampOf(distDir), "utf8").catch(() => "");
  return built === (await hash());
}

async function build({ distDir, hash, make, complete }: Site, print?: Print): Promise<void> {
  const state = await hash();
  await retireScripts(distDir, Date.now());
  await make(print);
  await restoreRetiredScripts(distDir, Date.now());
  await complete();
  await writeFile(stampOf(distDir), state);
}

function stampOf(distDir: string): string {
  return join(distDir, "source-hash");
}

function isReadOnly(error: unknown): boolean {
  return ["EROFS", "EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");
}

async function nextBuild(print: Print | undefined): Promise<void> {
  const next = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
  const child = spawn(process.execPath, [next, "build"], {
    cwd: ROOT,
    stdio: print ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  // Whoever is stopped in the middle leaves nobody behind who goes on building.
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
  if (code !== 0) throw new Error("The production build failed.");
}

if (import.meta.main) await alone(SITE, undefined, () => build(SITE));
