import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  PLAIN_REQUEST_QUOTE_PATH,
  REQUEST_QUOTE_PATH,
  requestQuotePathFrom,
} from "#content/request-quote-path.ts";
import { listPrerenderedFiles, type PrerenderedFile, routeOf } from "#server/http/static-files.ts";
import { ORIGIN_PARAMETER } from "#lib/quote-requests/origin-parameter.ts";
import { buildStylesOf, bundleScripts, type StaticFile } from "./bundle-scripts.ts";
import { blockedScripts } from "#scripts/build/page-scripts-policy.ts";
import { pagePolicy } from "#server/http/content-security-policy.ts";
import { deferScripts, nameOf, withoutScripts } from "./defer-scripts.ts";
import { UnknownPageError } from "./unknown-page.ts";
import { allStylesOf, ownStylesOf } from "./own-styles.ts";

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
  const { pageScript, files: bundled } = await bundleScripts(await listStyleSheets(pages));
  const written = new Map(bundled.map(({ name, text }) => [name, text]));
  written.set(nameOf(pageScript), pageScript);
  const shared = { pageScript: nameOf(pageScript), main: await readMainFiles(distDir) };
  for (const { path, name } of pages) {
    const { html, payload } = deferScripts(name, await readFile(path, "utf8"), shared);
    await writeFile(path, html);
    if (payload) written.set(nameOf(payload), payload);
  }
  for (const { path, name } of files)
    if (name === FAILURE_PAGE) await writeFile(path, withoutScripts(await readFile(path, "utf8")));
  const styles = await finishForms(pages);
  written.set(styles.name, styles.text);
  for (const [name, text] of written) {
    const file = join(distDir, "static", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await checkPolicy(files);
  for (const { path, name } of files) {
    const copy = COPIES[name];
    if (copy) await copyFile(path, join(distDir, "server/pages", copy));
  }
  return [...written.keys()];
}

/** Throws if the pages' policy blocks one of their scripts. */
async function checkPolicy(files: readonly PrerenderedFile[]): Promise<void> {
  const policy = pagePolicy();
  for (const { path, name } of files)
    for (const script of blockedScripts(await readFile(path, "utf8"), policy))
      throw new UnknownPageError(
        `The Content-Security-Policy refuses a script of ${name}: ${script}`,
      );
}

/** Lists the style sheets of pages without a form. */
async function listStyleSheets(pages: readonly PrerenderedFile[]): Promise<string[]> {
  const read = pages.filter((file) => !isForm(file));
  return allStylesOf(await Promise.all(read.map(({ path }) => readFile(path, "utf8"))));
}

function isForm(file: PrerenderedFile): boolean {
  return routeOf(file).includes(REQUEST_QUOTE_PATH);
}

/** Replaces the full style sheet of the form's pages by their own, returned, and redirects browsers without scripts. */
async function finishForms(pages: readonly PrerenderedFile[]): Promise<StaticFile> {
  const forms = pages.filter(isForm);
  const others = pages.filter((file) => !isForm(file));
  const texts = new Map<PrerenderedFile, string>();
  for (const file of pages) texts.set(file, await readFile(file.path, "utf8"));
  const textsOf = (files: readonly PrerenderedFile[]) => files.map((file) => texts.get(file) ?? "");
  const styles = await buildStylesOf(textsOf(forms));
  for (const file of forms) {
    const html = texts.get(file) ?? "";
    const all = ownStylesOf(file.name, html, textsOf(others));
    const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${plainPathOf(file)}"></noscript>`;
    const finished = html
      .replace(`"${all}"`, `"/_next/static/${styles.name}"`)
      .replace("</head>", `${refresh}</head>`);
    await writeFile(file.path, finished);
  }
  return styles;
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
