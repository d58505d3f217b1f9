import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A test's own PostgreSQL server, of the oldest installed version. */
export type TestServer = {
  url: string;
  version: number;
  crash: () => Promise<void>;
  /** Starts it after a crash, on the same port with the committed data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const VERSIONS = "/usr/lib/postgresql";
// `nobody`, because PostgreSQL does not run as root.
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export function findOldestPostgres(): { version: number; bin: string } | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  return versions
    .toSorted((a, b) => a - b)
    .map((version) => ({ version, bin: join(VERSIONS, String(version), "bin") }))
    .find(({ bin }) => existsSync(join(bin, "initdb")));
}

export async function startTestServer(port: number): Promise<TestServer | undefined> {
  const found = findOldestPostgres();
  if (!found) return undefined;
  const { version, bin } = found;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (OWNER.uid) [folder, data].forEach((path) => chownSync(path, OWNER.uid, OWNER.gid));
  await run(join(bin, "initdb"), [
    "--auth=trust",
    "--username=owner",
    "--encoding=UTF8",
    `-D${data}`,
  ]);
  // Only the process has to survive a crash, not the machine.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const start = () =>
    run(join(bin, "pg_ctl"), ["start", "-w", `-D${data}`, `-l${data}/log`, `-o${options}`]);
  await start();
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    version,
    crash: async () => {
      const [pid] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    restart: async () => {
      // The killed server's back ends hold its shared memory a moment longer.
      for (let attempt = 1; ; attempt += 1)
        try {
          return await start();
        } catch (error) {
          if (attempt === 10) throw error;
          await sleep(attempt * 200);
        }
    },
    stop: async () => {
      await run(join(bin, "pg_ctl"), ["stop", "-m", "immediate", `-D${data}`]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { ...OWNER, cwd: "/", stdio: "ignore" });
  const code = await new Promise((done, fail) => child.once("error", fail).once("exit", done));
  if (code !== 0) throw new Error(`${command} ${args[0]} failed.`);
}
