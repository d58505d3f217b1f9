/** The adapter that `next build` calls: defers Next's scripts, then calls the host's adapter of `NEXT_ADAPTER_PATH`. */
import { link, mkdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { NextAdapter } from "next";
import { AdapterOutputType } from "next/constants.js";
import { listPrerenderedFiles } from "#server/http/static-files.ts";
import { deferPages } from "./next-scripts/deferred-pages.ts";

const adapter: NextAdapter = {
  name: "teragus",

  async modifyConfig(config, context) {
    const host = await loadHostAdapter();
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },

  async onBuildComplete(context) {
    const { distDir, outputs } = context;
    for (const name of await deferPages(distDir)) {
      const pathname = `/_next/static/${name}`;
      const file = { id: pathname, pathname, filePath: join(distDir, "static", name) };
      const type = AdapterOutputType.STATIC_FILE;
      outputs.staticFiles.push({ type, ...file, immutableHash: undefined });
    }
    const host = await loadHostAdapter();
    if (host) await host.onBuildComplete?.(context);
    else await linkPublicNames(distDir);
  },
};

export default adapter;

async function loadHostAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const file = createRequire(import.meta.url).resolve(path);
  const loaded = (await import(pathToFileURL(file).href)) as { default: NextAdapter };
  return loaded.default;
}

/** Links prerendered files to `server/app`, where hosts without an adapter look for them. */
async function linkPublicNames(distDir: string): Promise<void> {
  for (const { path, name } of await listPrerenderedFiles(distDir)) {
    const target = join(distDir, "server/app", name);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { force: true });
    await link(path, target);
  }
}
