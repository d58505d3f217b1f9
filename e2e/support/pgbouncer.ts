import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "#scripts/postgres/free-port.ts";

export type PgBouncer = { url: string; stop: () => Promise<void> };

const BINARY = ["/usr/sbin/pgbouncer", "/usr/local/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];

export function findPgBouncer(): string | undefined {
  return BINARY.find((path) => existsSync(path));
}

/** Starts PgBouncer in transaction mode with `size` connections to `target`; undefined if it is not installed. */
export async function startPgBouncer(target: string, size = 5): Promise<PgBouncer | undefined> {
  const binary = findPgBouncer();
  if (!binary) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  const { hostname, port, username, password, pathname } = new URL(target);
  const database = pathname.slice(1);
  const ownPort = await freePort();
  const config = join(folder, "pgbouncer.ini");
  await writeFile(
    config,
    `[databases]
${database} = host=${hostname} port=${port || 5432} dbname=${database} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
`,
  );
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o755);
  const child = spawn(binary, [...(isRoot ? ["--user=nobody"] : []), "--quiet", config], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = new Promise((done) => child.once("exit", done));
  const stop = async () => {
    child.kill("SIGTERM");
    // It would otherwise wait for open transactions.
    const timer = setTimeout(() => child.kill("SIGKILL"), 2_000);
    await exited;
    clearTimeout(timer);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://pooled@127.0.0.1:${ownPort}/${database}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await responds(url)) return { url, stop };
    await sleep(50);
  }
  await stop();
  throw new Error("PgBouncer did not start.");
}

async function responds(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
