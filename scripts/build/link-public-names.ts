import { link, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listPrerenderedFiles } from "#server/http/static-files.ts";

/**
 * Links files into `server/app`, where hosts without an adapter expect them; with an adapter Next does not put them
 * there.
 */
export async function linkPublicNames(distDir: string): Promise<void> {
  for (const { path, name } of await listPrerenderedFiles(distDir)) {
    const target = join(distDir, "server/app", name);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { force: true });
    await link(path, target);
  }
}
