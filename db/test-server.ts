import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL server of a test's own, of the oldest version that the machine has. */
export type TestServer = { url: string; version: number; stop: () => void };

const VERSIONS = "/usr/lib/postgresql";
// `nobody`: PostgreSQL refuses to run as root.
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts Debian's PostgreSQL on `port`; undefined on a machine that has none. */
export function startTestServer(port: number): TestServer | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const version = Math.min(...versions);
  const bin = join(VERSIONS, String(version), "bin");
  if (!existsSync(join(bin, "initdb"))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (OWNER.uid) [folder, data].forEach((path) => chownSync(path, OWNER.uid, OWNER.gid));
  run(join(bin, "initdb"), ["--auth=trust", "--username=owner", "--encoding=UTF8", `-D${data}`]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run(join(bin, "pg_ctl"), ["start", "-w", `-D${data}`, `-l${data}/log`, `-o${options}`]);
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    version,
    stop: () => {
      run(join(bin, "pg_ctl"), ["stop", "-m", "immediate", `-D${data}`]);
      rmSync(folder, { recursive: true });
    },
  };
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { ...OWNER, cwd: "/", stdio: "ignore" });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed.`);
}
