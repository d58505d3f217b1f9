import { readlinkSync } from "node:fs";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 200;
/** How often the holder says that it is alive, and after how long a silence it is not: on another machine, say. */
const SIGN_MS = 5_000;
const SILENCE_MS = 60_000;

/** Among whom a process id means one process: on Linux a namespace, of which a container has its own. */
const NAMESPACE = readNamespace();
/** This process, by a name that other processes can ask about: see `isGone`. */
export const PROCESS = `${process.pid}@${NAMESPACE}`;

/**
 * Does something while no other process that asks for the same file does. Whoever has to wait is told so once. A
 * process that died holds nothing.
 */
export async function withLock<Result>(
  file: string,
  tellToWait: () => void,
  act: () => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 1; !(await take(file)); attempt += 1) {
    if (attempt === 1) tellToWait();
    // Of two who find it at once the slower may take it from the faster: Next's own lock then fails the second build.
    if (await isAbandoned(file)) await rm(file, { force: true });
    else await sleep(POLL_MS);
  }
  const sign = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, SIGN_MS);
  try {
    return await act();
  } finally {
    clearInterval(sign);
    await rm(file, { force: true });
  }
}

/** Whether the process of this name has ended. Of those of another machine or container nobody here knows. */
export function isGone(name: string): boolean {
  const [pid, namespace] = name.split("@", 2);
  if (!pid || namespace !== NAMESPACE) return false;
  try {
    return !process.kill(Number(pid), 0);
  } catch (error) {
    // It may belong to somebody else.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

function readNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");
  } catch {
    // No Linux.
    return hostname();
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  if (isGone(await readFile(file, "utf8").catch(() => ""))) return true;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > SILENCE_MS;
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, PROCESS, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
