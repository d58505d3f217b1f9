/**
 * The adapter that `next build` calls when it is done, and so the place where pages get their policies whatever command
 * built them. A host that has an adapter of its own names it in `NEXT_ADAPTER_PATH`; it is called afterwards, with
 * the completed outputs.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { NextAdapter } from "next";
import { AdapterOutputType, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { checkPolicies } from "./check-policies.ts";
import { policyOf } from "./content-security-policy.ts";
import { deferPages } from "./deferred-pages.ts";
import { prerenderErrorPages } from "./error-pages.ts";
import {
  addHeaders,
  addManifestHeaders,
  type Headers,
  linkPublicNames,
  listPrerenderedFiles,
} from "./prerendered-files.ts";

const adapter: NextAdapter = {
  name: "teragus",

  async modifyConfig(config, context) {
    const host = await loadHostAdapter();
    // Vercel's builder without an adapter sends the error pages as bare files.
    if (!host && process.env.VERCEL && context.phase === PHASE_PRODUCTION_BUILD)
      throw new Error(
        "Set NEXT_ENABLE_ADAPTER=1: without its adapter Vercel would send pages without a Content-Security-Policy.",
      );
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },

  async onBuildComplete(context) {
    const { distDir, outputs } = context;
    prerenderErrorPages(outputs, await listPrerenderedFiles(distDir));
    for (const name of await deferPages(distDir)) {
      const pathname = `/_next/static/${name}`;
      outputs.staticFiles.push({
        type: AdapterOutputType.STATIC_FILE,
        id: pathname,
        pathname,
        filePath: join(distDir, "static", name),
        immutableHash: undefined,
      });
    }
    const headers = await completeHeaders(distDir);
    for (const { fallback } of outputs.prerenders)
      if (fallback?.filePath)
        fallback.initialHeaders = { ...fallback.initialHeaders, ...headers.get(fallback.filePath) };
    await addManifestHeaders(distDir, headers);

    const host = await loadHostAdapter();
    if (host) await host.onBuildComplete?.(context);
    else await linkPublicNames(distDir);
    process.stdout.write(`${await checkPolicies(distDir)}\n`);
  },
};

export default adapter;

/** Gives each page its policy and each other prerendered file an ETag, which Next gives its pages alone; returns them by file. */
async function completeHeaders(distDir: string): Promise<Map<string, Headers>> {
  const completed = new Map<string, Headers>();
  for (const file of await listPrerenderedFiles(distDir)) {
    if (!/\.(html|body)$/.test(file.path)) continue;
    const content = await readFile(file.path);
    const headers: Headers = file.path.endsWith(".html")
      ? { "content-security-policy": policyOf(content.toString()) }
      : { etag: entityTagOf(content) };
    await addHeaders(file, headers);
    completed.set(file.path, headers);
  }
  return completed;
}

function entityTagOf(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

async function loadHostAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const file = createRequire(import.meta.url).resolve(path);
  const loaded = (await import(pathToFileURL(file).href)) as { default: NextAdapter };
  return loaded.default;
}
