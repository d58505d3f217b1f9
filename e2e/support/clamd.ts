import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/postgres/free-port.ts";

const BINARY = "/usr/sbin/clamd";

/** The EICAR test string, split so that scanners do not flag this file. */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`,
  "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

export function findClamd(): string | undefined {
  return existsSync(BINARY) ? BINARY : undefined;
}

/** Starts clamd with one signature for `EICAR` and a stream limit. Undefined if it is not installed. */
export async function startClamd(
  limit = "30M",
): Promise<{ url: string; pid: number; stop: () => Promise<void> } | undefined> {
  if (!findClamd()) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "clamd-"));
  const signatures = join(folder, "signatures");
  await mkdir(signatures);
  const pattern = Buffer.from(EICAR).toString("hex");
  await writeFile(join(signatures, "test.ndb"), `Teragus.Test:0:*:${pattern}\n`);
  const port = await freePort();
  const config = join(folder, "clamd.conf");
  await writeFile(
    config,
    `Foreground yes
TCPAddr 127.0.0.1
TCPSocket ${port}
DatabaseDirectory ${signatures}
TemporaryDirectory ${folder}
StreamMaxLength ${limit}
`,
  );
  await chmod(folder, 0o700);
  const child = spawn(BINARY, [`--config-file=${config}`], { stdio: "ignore" });
  const exited = new Promise((done) => child.once("exit", done));
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 400 && child.exitCode === null; attempt += 1) {
    if (await listens(port)) return { url: `tcp://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
    await sleep(50);
  }
  await stop();
  throw new Error("clamd did not start.");
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
}
