import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/postgres/free-port.ts";

/** The second-to-last entry of X-Forwarded-For is the client, so that each test can be its own. */
export const SITE_ENV = {
  ADMIN_PASSWORD: "a password for the tests only",
  SESSION_SECRET: "a secret for the tests only, at least 32 long",
  TRUSTED_PROXIES: "1",
  NEXT_DIST_DIR: ".next-test",
  // The build's, whatever port a test takes.
  SITE_URL: "http://localhost:3000",
  LOG_LEVEL: "silent",
  IMAGE_LIMIT_PER_ADDRESS: "8",
  // Accepts every mail; tests that check mails start their own server.
  ...(process.env.E2E_SMTP_URL && { SMTP_URL: process.env.E2E_SMTP_URL }),
};

const SERVE = [process.execPath, "scripts/start.ts"] as const;

export type Site = {
  url: string;
  pid: number | undefined;
  /** Lines of stdout and stderr. */
  output: string[];
  /** The started process may not be the site's own. */
  signal: (name: NodeJS.Signals) => void;
  exited: Promise<number | string>;
  stop: () => Promise<void>;
  /** Kills it, so that `await using` cleans up after a failed test. */
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** Starts an instance of the built site on `PORT` of `env` or any; `command` may be a chain that ends in it, in a copy at `cwd`. */
export async function startSite(
  env: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = SERVE,
  cwd?: string,
): Promise<Site> {
  const port = env.PORT ?? String(await lastingPort());
  const url = `http://localhost:${port}`;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...SITE_ENV, PORT: port, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => output.push(line));
  const exited = new Promise<number | string>((done) =>
    child.once("close", (code, signal) => done(code ?? signal ?? "")),
  );
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  const stop = async () => {
    signal("SIGTERM");
    await exited;
  };
  const dispose = async () => {
    signal("SIGKILL");
    await exited;
  };
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) break;
    if (await isReady(url))
      return { url, pid: child.pid, output, signal, exited, stop, [Symbol.asyncDispose]: dispose };
    await sleep(100);
  }
  await dispose();
  throw new Error([`The site at ${url} did not start.`, ...output.slice(-5)].join("\n"));
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** A free port above Linux's ephemeral range, so that it is still free for a restart. */
export function lastingPort(): Promise<number> {
  return freePort(randomInt(61_000, 65_536));
}

/** For the environment of a site whose clock is not the database's. */
export function shiftedClock(milliseconds: number): Record<string, string> {
  const preloaded = new URL("shifted-clock.ts", import.meta.url).href;
  const { NODE_OPTIONS = "" } = process.env;
  return {
    CLOCK_SHIFT_MS: String(milliseconds),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${preloaded}`,
  };
}
