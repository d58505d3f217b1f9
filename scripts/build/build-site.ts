import "#server/env/dot-env.ts";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, rmSync, utimesSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters, promisify } from "node:util";
import { LOCAL_SITE_URL, StartError } from "#server/env/env.ts";
import {
  BUILDS,
  RETIRED_KEPT_MS,
  type BuildFolders,
  compressedPath,
  ENCODINGS,
  listStaticFiles,
} from "#server/http/static-files.ts";
import { printStartError } from "#server/observability/start-output.ts";
import { brotliCompress, constants, gzip } from "node:zlib";

type Print = (line: string) => void;

export type BuiltSite = {
  root: string;
  /** A hash of everything that the build reads. */
  hash: () => Promise<string>;
  /** Builds into the folder, which is relative to `root`. */
  build: (distDir: string, print: Print | undefined) => Promise<void>;
};

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Next keeps its types and its cache here for the next build and for the editor. */
const NEW_BUILD = `${BUILDS}/new`;
const KEPT_BY_NEXT = new Set(["cache", "types"]);
const PART = "part-";
const HEARTBEAT_MS = 1_000;
const STALE_LOCK_MS = 5_000;
const IN_USE_MS = 60 * 60 * 1_000;

const SITE: BuiltSite = {
  root: ROOT,
  hash: () => hashSources(ROOT),
  build: async (distDir, print) => {
    await nextBuild(distDir, print);
    // A host with its own adapter serves files itself.
    if (!process.env.NEXT_ADAPTER_PATH)
      await compressFiles({ distDir: join(ROOT, distDir), publicDir: join(ROOT, "public") });
  },
};

/**
 * Builds if there is no build of these sources, with output to `print` or the terminal. Returns the build's folder: that
 * of `NEXT_DIST_DIR` or of a host's adapter, or one of its own, so that no build touches what another process serves.
 */
export async function ensureBuild(print?: Print, site = SITE): Promise<string> {
  const fixed = process.env.NEXT_DIST_DIR || (process.env.NEXT_ADAPTER_PATH && ".next");
  if (fixed) {
    const stamp = join(site.root, fixed, "source-hash");
    const built = await readFile(stamp, "utf8").catch(() => "");
    const hash = await site.hash();
    if (built === hash) return fixed;
    await rm(stamp, { force: true });
    await site.build(fixed, print);
    await writeFile(stamp, hash);
    return fixed;
  }
  const distDir = `${BUILDS}/${(await site.hash()).slice(0, 12)}`;
  const isThere = () => existsSync(join(site.root, distDir));
  if (isThere()) return distDir;
  await mkdir(join(site.root, NEW_BUILD), { recursive: true });
  await underLock(join(site.root, BUILDS, "lock"), async () => {
    if (isThere()) return;
    await removeOldBuilds(join(site.root, BUILDS));
    await site.build(NEW_BUILD, print);
    const whole = join(site.root, BUILDS, `${PART}${process.pid}`);
    await mkdir(whole);
    for (const name of await readdir(join(site.root, NEW_BUILD)))
      if (!KEPT_BY_NEXT.has(name))
        await rename(join(site.root, NEW_BUILD, name), join(whole, name));
    await rename(whole, join(site.root, distDir));
  });
  return distDir;
}

/** Keeps a build from being removed while this process serves it, and its scripts for pages that are open. */
export async function holdBuild(distDir: string): Promise<void> {
  // On a disk that cannot be written, nobody removes it either.
  const touch = () => utimes(join(ROOT, distDir), new Date(), new Date()).catch(() => undefined);
  await touch();
  setInterval(() => void touch(), IN_USE_MS).unref();
}

/** All that nobody served in the last day but the newest, whose pages are open until the new one is served. */
async function removeOldBuilds(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== "new" && name !== "lock");
  const builds = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const whole = builds.filter(({ name }) => !name.startsWith(PART));
  const newest = Math.max(...whole.map(({ at }) => at));
  for (const { name, at } of builds)
    if (name.startsWith(PART) || (at < newest && Date.now() - at > RETIRED_KEPT_MS))
      await rm(join(folder, name), { recursive: true });
}

/** One process at a time; the lock of a killed one is no longer touched. */
async function underLock(lock: string, work: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const age = await stat(lock).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > STALE_LOCK_MS) await rm(lock, { recursive: true, force: true });
      else await sleep(HEARTBEAT_MS);
    }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), HEARTBEAT_MS);
  const unlock = () => rmSync(lock, { recursive: true, force: true });
  process.once("exit", unlock);
  try {
    await work();
  } finally {
    clearInterval(beat);
    process.off("exit", unlock);
    unlock();
  }
}

/** Runs `next build`, which fails if an update of Next changed its pages' form: see next-scripts/README.md. */
async function nextBuild(distDir: string, print: Print | undefined): Promise<void> {
  const next = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
  const child = spawn(process.execPath, [next, "build"], {
    cwd: ROOT,
    // The channel closes if this process is killed, and next.config.ts ends the build then.
    stdio: print ? ["ignore", "pipe", "pipe", "ipc"] : ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      NEXT_DIST_DIR: distDir,
      // A page knows the address of SITE_URL, not a port that the next start may change.
      PORT: "",
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  });
  let reason: string | undefined;
  for (const output of [child.stdout, child.stderr])
    if (output && print)
      createInterface(output).on("line", (line) => {
        if (line.trim()) print(line);
        if (/\bE[A-Z]{4,}\b|\berror\b/i.test(line)) reason = stripVTControlCharacters(line).trim();
      });
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  const advice = /no space left/i.test(reason ?? "")
    ? " Free space on that disk, then start again."
    : "";
  if (code !== 0)
    throw new StartError(`The production build failed${reason ? `: ${reason}` : ""}.${advice}`);
}

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript|manifest|wasm))/;
/** The highest quality takes seconds per megabyte. */
const LARGE_FILE_BYTES = 500_000;
const COMPRESSORS = {
  br: (content: Buffer) => {
    const quality = content.length > LARGE_FILE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
    return promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    });
  },
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes compressed copies of all texts that become smaller. */
export async function compressFiles(folders: BuildFolders): Promise<void> {
  const work = [...(await listStaticFiles(folders))].map(async ([address, { path, headers }]) => {
    if (!COMPRESSIBLE.test(headers["content-type"] ?? "")) return;
    const content = await readFile(path);
    for (const encoding of ENCODINGS) {
      const compressed = await COMPRESSORS[encoding](content);
      if (compressed.length >= content.length) continue;
      const copy = compressedPath(folders.distDir, address, encoding);
      await mkdir(dirname(copy), { recursive: true });
      await writeFile(copy, compressed);
    }
  });
  await Promise.all(work);
}

const SOURCES = (
  "app components content db lib scripts/build server studio/masters public instrumentation.ts next.config.ts " +
  "package-lock.json postcss.config.mjs proxy.ts tsconfig.json"
).split(" ");

/** SHA-256 of all that a build reads: sources, the public address and the kind of output. */
async function hashSources(root: string): Promise<string> {
  const { SITE_URL, NEXT_OUTPUT = "" } = process.env;
  const hash = createHash("sha256").update(`${SITE_URL || LOCAL_SITE_URL}\0${NEXT_OUTPUT}`);
  // With hidden files and folders, which `**` leaves out.
  const patterns = SOURCES.map((source) => `${source}{,/**,/**/.*,/**/.*/**}`);
  const entries = globSync(patterns, { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest("hex");
}

if (import.meta.main) await ensureBuild().catch(printStartError);
