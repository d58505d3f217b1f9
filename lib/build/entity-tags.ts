import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives each prerendered file of the build in `distDir` (documents, shared pictures, the sitemap) an ETag, in the
 * `.meta` file whose headers Next sends with it; Next itself tags its pages alone.
 */
export async function tagPrerenderedFiles(distDir: string): Promise<void> {
  const folder = join(distDir, "server/app");
  const files = await readdir(folder, { recursive: true });
  const bodies = files.filter((file) => file.endsWith(".body"));
  await Promise.all(bodies.map((body) => tagFile(join(folder, body))));
}

async function tagFile(body: string): Promise<void> {
  const hash = createHash("sha256").update(await readFile(body));
  const metaFile = body.replace(/\.body$/, ".meta");
  const meta = JSON.parse(await readFile(metaFile, "utf8")) as { headers?: Record<string, string> };
  meta.headers = { ...meta.headers, etag: `"${hash.digest("base64url").slice(0, 22)}"` };
  await writeFile(metaFile, JSON.stringify(meta));
}
