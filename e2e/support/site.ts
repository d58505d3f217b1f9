import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** What every site under test is started with. The last entry but one of X-Forwarded-For is the client, so that each test can be a client of its own. */
export const SITE_ENV = {
  ADMIN_PASSWORD: "a password for the tests only",
  SESSION_SECRET: "a secret for the tests only, at least 32 long",
  TRUSTED_PROXIES: "1",
  NEXT_DIST_DIR: ".next-test",
  LOG_LEVEL: "silent",
  IMAGE_LIMIT_PER_ADDRESS: "8",
};

/** Starts another instance of the built site, as a second machine would run it. */
export async function startSite(
  env: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = 40_000 + Math.floor(Math.random() * 20_000);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["lib/server/serve.ts"], {
    env: { ...process.env, ...SITE_ENV, PORT: String(port), ...env },
    stdio: "ignore",
  });
  const exited = new Promise((done) => child.once("exit", done));
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, stop };
    await sleep(250);
  }
  await stop();
  throw new Error(`The site at ${url} did not start.`);
}
