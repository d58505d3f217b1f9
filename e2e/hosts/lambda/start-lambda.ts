import { chmod, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE_ENV } from "#e2e/support/site.ts";
import { ORIGIN_SECRET, startCloudFront } from "./cloudfront.ts";
import { startInstances } from "./instances.ts";

const OUTPUT = join(process.env.HOSTS_BUILD ?? "", ".open-next");

type Output = { behaviors: { pattern: string; origin: string }[] };

/** Runs the output of `npm run build:lambda` in its own folder, behind its own distribution. */
export async function startLambda() {
  const folder = await mkdtemp(join(tmpdir(), "teragus-lambda-"));
  await chmod(folder, 0o755);
  await cp(`${OUTPUT}/server-functions/default`, folder, {
    recursive: true,
    verbatimSymlinks: true,
  });
  const { behaviors } = JSON.parse(
    await readFile(`${OUTPUT}/open-next.output.json`, "utf8"),
  ) as Output;
  const { NEXT_DIST_DIR: _, ...env } = SITE_ENV;
  const instances = startInstances(folder, {
    ...env,
    DATABASE_URL: process.env.DATABASE_URL ?? "",
    SMTP_URL: process.env.SMTP_URL ?? "",
    DATABASE_POOL_SIZE: "2",
    TRUSTED_PROXIES: "1",
    ORIGIN_SECRET,
  });
  const distribution = await startCloudFront(`${OUTPUT}/assets`, behaviors, instances.invoke);
  const stop = async () => {
    await distribution.stop();
    await instances.stop();
    await rm(folder, { recursive: true });
  };
  return { url: distribution.url, pids: instances.pids, stop };
}
