import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { images } from "#content/images/images.ts";
import { OFFERED_LANGUAGES } from "#content/languages/languages.ts";
import {
  PLAIN_REQUEST_QUOTE_PATH,
  REQUEST_QUOTE_PATH,
  requestQuotePathFrom,
  ORIGIN_PARAMETER,
} from "#content/request-quote-path.ts";
import { crawledPages } from "#content/site/site-pages.ts";
import { languageOfPath, sentencesOf, type Words } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { listPrerenderedFiles, type PrerenderedFile, routeOf } from "#server/http/static-files.ts";
import { buildStylesOf, bundleScripts, type BundledFile } from "./bundle-scripts.ts";
import { deferScripts, markEnglish, nameOf, withoutScripts } from "./defer-scripts.ts";

const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Next's 500 page; its button is a plain form. */
const FAILURE_PAGE = "_global-error.html";
/** Next's copies for hosts that serve bare files. */
const COPIES: Partial<Record<string, string>> = {
  "_not-found.html": "404.html",
  [FAILURE_PAGE]: "500.html",
};

/** Rewrites the prerendered pages of `distDir`; returns the new static files. Throws on a page in an unknown form. */
export async function deferPages(distDir: string): Promise<string[]> {
  const files = (await listPrerenderedFiles(distDir)).filter(({ path }) => path.endsWith(".html"));
  const pages = files.filter(({ name }) => name !== FAILURE_PAGE);
  const styles = stylesOf(await readAll(pages.filter((file) => !isForm(file))));
  const { pageScript, files: bundled } = await bundleScripts(styles);
  const written = new Map(bundled.map(({ name, text }) => [name, text]));
  written.set(nameOf(pageScript), pageScript);
  const shared = { pageScript: nameOf(pageScript), main: await readMainFiles(distDir) };
  const missing = new Map(OFFERED_LANGUAGES.map((name) => [name, untranslatedIn(wordsOf(name))]));
  for (const file of pages) {
    const lacking = missing.get(languageOfPath(routeOf(file))) ?? [];
    const text = markEnglish(await readFile(file.path, "utf8"), lacking);
    const { html, payload } = deferScripts(file.name, text, shared);
    await writeFile(file.path, html);
    if (payload) written.set(nameOf(payload), payload);
  }
  const formStyles = await finishForms(pages.filter(isForm), styles);
  written.set(formStyles.name, formStyles.text);
  for (const [name, text] of written) {
    const file = join(distDir, "static", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const { path, name } of files) {
    if (name === FAILURE_PAGE) await writeFile(path, withoutScripts(await readFile(path, "utf8")));
    const copy = COPIES[name];
    if (copy) await copyFile(path, join(distDir, "server/pages", copy));
  }
  return [...written.keys()];
}

/** What the site's records say and a language lacks, whichever page shows it; `npm run content:stale` lists it. */
function untranslatedIn({ dictionary, isMissing, withOtherNumbers }: Words): string[] {
  if (!dictionary) return [];
  const pages = crawledPages.filter(({ path }) => !isMissing?.(path));
  return sentencesOf([pages, Object.values(images).map(({ caption }) => caption)]).filter(
    (text) => !(text in dictionary) && !withOtherNumbers?.(text),
  );
}

function isForm(file: PrerenderedFile): boolean {
  return routeOf(file).includes(REQUEST_QUOTE_PATH);
}

/** Replaces the full style sheet of the form's pages by their own, returned, and redirects browsers without scripts. */
async function finishForms(
  forms: readonly PrerenderedFile[],
  sharedStyles: readonly string[],
): Promise<BundledFile> {
  const texts = await readAll(forms);
  const styles = await buildStylesOf(texts);
  for (const [index, file] of forms.entries()) {
    const html = texts[index] ?? "";
    const own = stylesOf([html]).filter((address) => !sharedStyles.includes(address));
    if (own.length !== 1)
      throw new Error(`${file.name} has ${own.length} style sheets that no other page has, not 1.`);
    const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${plainPathOf(file)}"></noscript>`;
    const finished = html
      .replace(`"${own[0]}"`, `"/_next/static/${styles.name}"`)
      .replace("</head>", `${refresh}</head>`);
    await writeFile(file.path, finished);
  }
  return styles;
}

function readAll(files: readonly PrerenderedFile[]): Promise<string[]> {
  return Promise.all(files.map(({ path }) => readFile(path, "utf8")));
}

function stylesOf(pages: readonly string[]): string[] {
  const all = pages.flatMap((html) => [...html.matchAll(STYLES)]);
  return [...new Set(all.map(([, address = ""]) => address))];
}

function plainPathOf(file: PrerenderedFile): string {
  const route = routeOf(file);
  const [prefix = ""] = route.split(REQUEST_QUOTE_PATH, 1);
  const [, slug] = route.split(requestQuotePathFrom(""));
  const plain = prefix + PLAIN_REQUEST_QUOTE_PATH;
  return slug ? `${plain}?${ORIGIN_PARAMETER}=${slug}` : plain;
}

async function readMainFiles(distDir: string): Promise<string[]> {
  const text = await readFile(join(distDir, "build-manifest.json"), "utf8");
  const { rootMainFiles } = JSON.parse(text) as { rootMainFiles: string[] };
  return rootMainFiles.map((file) => file.replace(/^static\//, ""));
}
