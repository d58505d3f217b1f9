import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentSecurityPolicy } from "../server/content-security-policy.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Gives each prerendered page of the build in `distDir` a policy that allows just its own inline scripts, by hash.
 * The headers that Next sends with a prerendered page lie beside it in a `.meta` file; the policy is added there, so
 * that no code runs per request. Returns how many pages were given one.
 */
export async function sealPrerenderedPages(distDir: string): Promise<number> {
  const folder = join(distDir, "server/app");
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  await Promise.all(pages.map((page) => sealPage(join(folder, page))));
  return pages.length;
}

async function sealPage(page: string): Promise<void> {
  const html = await readFile(page, "utf8");
  const policy = contentSecurityPolicy(inlineScriptHashes(html));
  const metaFile = page.replace(/\.html$/, ".meta");
  const meta = JSON.parse(await readFile(metaFile, "utf8")) as { headers?: Record<string, string> };
  meta.headers = { ...meta.headers, "content-security-policy": policy };
  await writeFile(metaFile, JSON.stringify(meta));
}

/** The CSP source expressions of a page's inline scripts; data blocks such as JSON-LD are no scripts to a browser. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return [...new Set(hashes)];
}
