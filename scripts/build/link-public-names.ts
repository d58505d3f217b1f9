import { link, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listPrerenderedFiles } from "#server/http/static-files.ts";

/** Links the files to `server/app`, where hosts without an adapter look for them. */
export async function linkPublicNames(distDir: string): Promise<void> {
  for (const { path, name } of await listPrerenderedFiles(distDir)) {
    const target = join(distDir, "server/app", name);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { force: true });
    await link(path, target);
  }
}
