import { createHash } from "node:crypto";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** Paths below `STATIC`. */
type SharedScripts = {
  /** The page's own script, which can load Next's again. */
  pageScript: string;
  /** Required for Next to start, by the build manifest. */
  main: readonly string[];
};

/** If the page may need Next's scripts, `payload` is their inline data, served at `STATIC + nameOf(payload)`. */
type DeferredPage = { html: string; payload?: string };

type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  start: number;
  end: number;
};

const STATIC = "/_next/static/";
const CHUNKS = "chunks/";
/** Inside Next's own folder, which hosts serve as immutable. */
export const SCRIPT_FOLDER = `${CHUNKS}page`;
/** Next 16's inline scripts: what starts it, what starts the page's payload, and the payload. */
const INLINE = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,.*\]\)$/s,
];
const DATA_BLOCKS = new Set(["application/json", "application/ld+json"]);
/** Marks a form that needs React; the value is the session storage key of its draft. */
const MARK = "data-needs-application";
/** Texts in which an element may stand, as it may not in a title, an option or a drawing. */
const PROSE =
  /(?<=<(?:a|blockquote|d[dt]|figcaption|h\d|li|p|span|t[dh])\b(?! lang="en")[^>]*>|-->|<\/\w+>)[^<]+/g;
/** React's placeholders for streamed content. */
const STREAMED = /^[BS]:/;

/** What React needs to hydrate, and metadata that fall back to Open Graph's: only bytes where no script reads them. */
const UNREAD =
  /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?: |\/?\$)-->|<meta name="twitter:(?!card)[^>]*>/g;

/**
 * Removes Next's scripts, preloads and payload from a prerendered page; one with a `data-needs-application` form loads
 * them on interaction. Throws, naming the page, if it is not in Next 16's form.
 */
export function deferScripts(page: string, html: string, shared: SharedScripts): DeferredPage {
  const elements = elementsOf(html);
  const scripts = elements.filter(isScript);
  const sources = scripts
    // Browsers without modules get no scripts.
    .filter(({ attributes }) => attributes.has("src") && !attributes.has("nomodule"))
    .map(({ attributes }) => pathOf(attributes.get("src")));
  const inline = scripts.filter(({ attributes }) => !attributes.has("src")).map(({ text }) => text);

  const faults = [
    ...inline
      .filter((text) => !INLINE.some((pattern) => pattern.test(text)))
      .map((text) => `an inline script begins with ${text.slice(0, 60)}`),
    ...sources
      .filter((path) => !path.startsWith(CHUNKS))
      .map((path) => `a script of it comes from ${path}`),
    ...shared.main
      .filter((path) => !sources.includes(path))
      .map((path) => `the build manifest's ${path} is not among its scripts`),
    ...elements
      .filter(({ attributes }) => STREAMED.test(attributes.get("id") ?? ""))
      .map(({ name, attributes }) => `<${name} id="${attributes.get("id")}"> waits for a script`),
  ];
  if (faults.length > 0)
    throw new Error(
      `${page} is not made as scripts/build/next-scripts knows Next's pages: ${faults.join("; ")}.`,
    );

  const rest = withoutScripts(html, elements);
  const withOwn = (attributes = "") =>
    rest.replace(
      "</head>",
      () => `<script src="${STATIC}${shared.pageScript}" async=""${attributes}></script></head>`,
    );
  if (!elements.some(({ attributes }) => attributes.has(MARK)))
    return { html: withOwn().replaceAll(UNREAD, "") };
  const payload = `${inline.join(";\n")};\n`;
  return { html: withOwn(` data-scripts="${[nameOf(payload), ...sources].join(" ")}"`), payload };
}

export function withoutScripts(html: string, elements = elementsOf(html)): string {
  const unwanted = elements.filter((element) => isScript(element) || isScriptHint(element));
  let [rest, at] = ["", 0];
  for (const { start, end } of unwanted.toSorted((a, b) => a.start - b.start)) {
    rest += html.slice(at, start);
    at = end;
  }
  return rest + html.slice(at);
}

/** Says to screen readers that a sentence which its language lacks is English: its element, or a span among others. */
export function markEnglish(html: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return html;
  const english = new Set(sentences.map(plain));
  const marked = elementsOf(html)
    .filter(({ text }) => english.has(plain(text)))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { name, start }) => {
      const at = start + 1 + name.length;
      return `${text.slice(0, at)} lang="en"${text.slice(at)}`;
    }, html);
  // One word may be the language's own, and React takes over a page with a form only as it wrote it.
  const parts = html.includes(MARK) ? [] : [...english].filter((text) => text.includes(" "));
  const written = parts.map((text) => text.replaceAll("'", "&#x27;").split(" "));
  const patterns = written.map((words) => words.map(RegExp.escape).join("[\\s\u2060]+"));
  const part = new RegExp(patterns.join("|") || "$^", "g");
  return marked.replaceAll(PROSE, (text) => text.replaceAll(part, '<span lang="en">$&</span>'));
}

/** As records have it: typography puts other blanks into it. */
function plain(text: string): string {
  return text.replaceAll(/[\s\u2060]+/g, " ").trim();
}

/** A content-hashed path below `STATIC`. */
export function nameOf(script: string): string {
  return `${SCRIPT_FOLDER}/${createHash("sha256").update(script).digest("base64url").slice(0, 16)}.js`;
}

export function classesOf(html: string): string[] {
  return elementsOf(html).flatMap(({ attributes }) => attributes.get("class")?.split(/\s+/) ?? []);
}

function isScript({ name, attributes }: Element): boolean {
  return name === "script" && !DATA_BLOCKS.has(attributes.get("type") ?? "");
}

function isScriptHint({ name, attributes }: Element): boolean {
  return (
    name === "link" &&
    (attributes.get("as") === "script" || attributes.get("rel") === "modulepreload")
  );
}

function pathOf(address = ""): string {
  return address.startsWith(STATIC) ? address.slice(STATIC.length) : address;
}

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ("tagName" in node && node.sourceCodeLocation)
      found.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
        start: node.sourceCodeLocation.startOffset,
        end: node.sourceCodeLocation.endOffset,
      });
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}
