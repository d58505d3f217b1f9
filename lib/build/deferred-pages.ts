import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { buildStylesOf, bundleScripts } from "./bundle-scripts.ts";
import { deferScripts, nameOf } from "./defer-scripts.ts";
import { ownStylesOf } from "./own-styles.ts";
import { listPrerenderedFiles, routeOf } from "./prerendered-files.ts";

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
  const pages = (await listPrerenderedFiles(distDir)).filter(
    ({ path, name }) => path.endsWith(".html") && name !== FAILURE_PAGE,
  );
  const texts = new Map<string, string>();
  for (const { path, name } of pages) texts.set(name, await readFile(path, "utf8"));
  for (const file of pages) {
    const { html, payload } = deferScripts(file.name, texts.get(file.name) ?? "", shared);
    if (payload) written.set(nameOf(payload), payload);
    if (routeOf(file) !== REQUEST_QUOTE_PATH) await writeFile(file.path, html);
    else {
      const styles = await buildStylesOf(file.path);
      written.set(styles.name, styles.text);
      // The one with all classes comes with Next's scripts, for what they bring.
      const all = ownStylesOf(file.name, texts);
      await writeFile(file.path, html.replace(`"${all}"`, `"/_next/static/${styles.name}"`));
    }
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
