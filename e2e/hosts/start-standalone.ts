import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#scripts/postgres/free-port.ts";
import { SITE_ENV } from "#e2e/support/site.ts";

const FOLDER = join(process.env.HOSTS_BUILD ?? "", ".next/standalone");
const NOBODY = 65_534;

/** Runs the output of `npm run build:standalone` as the image does: unprivileged, in its own folder. */
export async function startStandalone(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "teragus-image-"));
  await chmod(folder, 0o755);
  await cp(FOLDER, folder, { recursive: true, verbatimSymlinks: true });
  const port = await freePort();
  const { NEXT_DIST_DIR: _, ...siteEnv } = SITE_ENV;
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=4", "scripts/start-standalone.ts"],
    {
      cwd: folder,
      env: {
        ...siteEnv,
        NODE_ENV: "production",
        DATABASE_URL: process.env.DATABASE_URL ?? "",
        SMTP_URL: process.env.SMTP_URL ?? "",
        TRUSTED_PROXIES: "0",
        PORT: String(port),
        ...env,
      },
      stdio: ["ignore", "ignore", "inherit"],
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    },
  );
  const exited = once(child, "exit");
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    await rm(folder, { recursive: true });
  };
  await ready(`${url}/healthz`, exited).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

async function ready(url: string, exited: Promise<unknown>): Promise<void> {
  const ended = exited.then(() => {
    throw new Error("The site ended before it was ready.");
  });
  const started = async () => {
    while (
      !(await fetch(url).then(
        (response) => response.ok,
        () => false,
      ))
    )
      await sleep(50);
  };
  await Promise.race([started(), ended]);
}
