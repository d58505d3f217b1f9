import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bundleScripts } from "./bundle-scripts.ts";
import { deferScripts, nameOf } from "./defer-scripts.ts";
import { listPrerenderedFiles } from "./prerendered-files.ts";

/** React draws it when the site's own code has failed, and nothing of ours may be needed for it. */
const FAILURE_PAGE = "_global-error.html";

/**
 * Takes Next's scripts out of each prerendered page of the build in `distDir`, and writes what comes in their place below
 * its `static` folder. Pages are written where they lie: Next serves some under two names. Returns the new files' names
 * in `static`. Throws where a page is not made as `deferScripts` knows it.
 */
export async function deferPages(distDir: string): Promise<string[]> {
  const { pageScript, files } = await bundleScripts();
  const written = new Map(files.map(({ name, text }) => [name, text]));
  written.set(nameOf(pageScript), pageScript);
  const shared = { pageScript: nameOf(pageScript), main: await readMainFiles(distDir) };
  for (const { path, name } of await listPrerenderedFiles(distDir)) {
    if (!path.endsWith(".html") || name === FAILURE_PAGE) continue;
    const { html, payload } = deferScripts(name, await readFile(path, "utf8"), shared);
    await writeFile(path, html);
    if (payload) written.set(nameOf(payload), payload);
  }
  for (const [name, text] of written) {
    const file = join(distDir, "static", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return [...written.keys()];
}

async function readMainFiles(distDir: string): Promise<string[]> {
  const text = await readFile(join(distDir, "build-manifest.json"), "utf8");
  const { rootMainFiles } = JSON.parse(text) as { rootMainFiles: string[] };
  return rootMainFiles.map((file) => file.replace(/^static\//, ""));
}
