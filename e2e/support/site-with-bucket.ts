import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashSources } from "#scripts/build/source-hash.ts";
import { startTestBucket, type TestBucket } from "#server/files/test-bucket.ts";
import { lastingPort } from "./lasting-port.ts";
import { SITE_ENV, startSite, type Site } from "./site.ts";

/**
 * Starts the site with a bucket that accepts uploads from its pages; undefined without an object store. Only pages
 * rendered on request name the bucket in their policy: a build of its own would replace the other tests' build, so this
 * one passes as its build.
 */
export async function startSiteWithBucket(
  env: Record<string, string> = {},
): Promise<{ site: Site; bucket: TestBucket; stop: () => Promise<void> } | undefined> {
  const port = String(await lastingPort());
  const bucket = await startTestBucket({ origins: [`http://localhost:${port}`] });
  if (!bucket) return undefined;
  const folder = await mkdtemp(`${SITE_ENV.NEXT_DIST_DIR}-bucket-`);
  const cache = join(SITE_ENV.NEXT_DIST_DIR, "cache");
  await cp(SITE_ENV.NEXT_DIST_DIR, folder, { recursive: true, filter: (path) => path !== cache });
  const stamp = join(folder, "source-hash");
  process.env.FILES_BUCKET_URL = bucket.variables.FILES_BUCKET_URL;
  await writeFile(stamp, await hashSources(process.cwd()));
  delete process.env.FILES_BUCKET_URL;
  const own = { ...bucket.variables, PORT: port, NEXT_DIST_DIR: folder };
  const site = await startSite({ ...env, ...own });
  const stop = async () => {
    await site.stop();
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { site, bucket, stop };
}
