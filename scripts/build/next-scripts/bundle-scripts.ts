import { basename, dirname, join, parse, relative } from "node:path";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { rolldown, type OutputChunk, type Plugin } from "rolldown";
import { CATALOG, IMAGE_TOOL, SAMPLES } from "#content/switches.ts";
import { classesOf, SCRIPT_FOLDER } from "./defer-scripts.ts";

/** `name` contains a hash of the text. */
export type BundledFile = { name: string; text: string };

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PAGE_SCRIPT = join(ROOT, "components/enhancements/page-script.ts");
const DIALOG = join(ROOT, "components/quote-request/quote-request-dialog.tsx");
const DIALOG_STYLES = join(ROOT, "components/styles/utilities.css");
const BASKET = join(ROOT, "components/sample-basket/enhance-basket.ts");
const BASKET_STYLES = join(BASKET, SAMPLES ? "../enhance-basket.css" : "../lightbox.css");
/** The browsers of Next 16: https://nextjs.org/docs/app/getting-started/installation */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];
const SWITCHES = { CATALOG: `${CATALOG}`, IMAGE_TOOL: `${IMAGE_TOOL}`, SAMPLES: `${SAMPLES}` };
const SWITCHES_IMPORT = /^import \{[A-Z_, ]+\} from "#content\/switches\.ts";$/m;
const IMAGE_GENERATION = /\/image-generation\/|\/image-prefill\.ts$/;
const MINIFIED = { minify: true, comments: { legal: false } } as const;

/** Bundles the script of pages without a form, returned separately, and the modules that it loads on demand. */
export async function bundleScripts(
  styleSheets: readonly string[],
): Promise<{ pageScript: string; files: BundledFile[] }> {
  const [dialog, basket] = await Promise.all([
    bundleModule(DIALOG, DIALOG_STYLES),
    bundleModule(BASKET, BASKET_STYLES),
  ]);
  const page = await open(PAGE_SCRIPT, [], {
    DIALOG_FILES: JSON.stringify(dialog.own),
    SAMPLES_FILES: JSON.stringify(basket.own),
    STYLE_SHEETS: JSON.stringify(styleSheets),
  });
  const { output } = await page.generate({ format: "iife", ...MINIFIED });
  return { pageScript: output[0].code, files: [...dialog.files, ...basket.files] };
}

async function bundleModule(input: string, styles: string) {
  const chunks = await bundleChunks(input);
  const style = await compile(await readFile(styles, "utf8"), styles);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The bundle of ${basename(input)} has no entry.`);
  const files = chunks.map(({ fileName, code }) => ({ name: fileName, text: code }));
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  // With its static imports, so that none is discovered a round trip later.
  const scripts = [...reachable(entry.fileName, (name) => imports.get(name))];
  return {
    own: { scripts, styles: style.name },
    files: [...files, style],
  };
}

async function bundleChunks(input: string): Promise<OutputChunk[]> {
  let initial: Set<string> | undefined;
  const bundle = await open(input, [withoutStyles]);
  const { output } = await bundle.generate({
    format: "esm",
    ...MINIFIED,
    entryFileNames: `${SCRIPT_FOLDER}/[name]-[hash].js`,
    chunkFileNames: `${SCRIPT_FOLDER}/[name]-[hash].js`,
    // One file per entry, since each costs a request; dynamic imports stay separate.
    codeSplitting: {
      groups: [
        {
          debugName: "what a module opens with",
          name: (id, context) => {
            initial ??= reachable(input, (each) => context.getModuleInfo(each)?.importedIds);
            return initial.has(id) ? `${parse(input).name}-base` : null;
          },
        },
      ],
    },
  });
  return output.filter((file) => file.type === "chunk");
}

function open(input: string, plugins: Plugin[], define: Record<string, string> = {}) {
  return rolldown({
    input,
    cwd: ROOT,
    platform: "browser",
    plugins: [...plugins, withSwitches],
    // Its lists are built when it is loaded, which says nothing where nobody reads them.
    treeshake: { moduleSideEffects: [{ test: IMAGE_GENERATION, sideEffects: false }] },
    transform: {
      jsx: { runtime: "automatic" },
      target: BROWSERS,
      define: { "process.env.NODE_ENV": '"production"', ...SWITCHES, ...define },
    },
    onLog: (level, log, report) => {
      // "use client" has no meaning in a client bundle.
      if (log.code === "MODULE_LEVEL_DIRECTIVE") return;
      if (level === "warn") throw new Error(log.message);
      report(level, log);
    },
  });
}

/** The page's script loads the style sheet itself. */
const withoutStyles: Plugin = {
  name: "without-styles",
  load: (id) =>
    id.endsWith(".css") ? { code: "", moduleType: "js", moduleSideEffects: false } : null,
};

/** Frees the switches' names for `define`, so that modules are linked without what is off. */
const withSwitches: Plugin = {
  name: "with-switches",
  transform: (code) => code.replace(SWITCHES_IMPORT, ""),
};

/** What can be reached from `start`, itself included, each once. */
function reachable(start: string, next: (id: string) => readonly string[] | undefined) {
  const found = new Set([start]);
  // A set that grows is read to its end.
  for (const id of found) next(id)?.forEach((other) => found.add(other));
  return found;
}

/** All of the pages' classes: one that only another sheet has would come in the wrong order. */
export async function buildStylesOf(pages: readonly string[]): Promise<BundledFile> {
  const source = await readFile(DIALOG_STYLES, "utf8");
  const folder = await mkdtemp(join(tmpdir(), "teragus-classes-"));
  const list = join(folder, "classes.txt");
  await writeFile(list, [...new Set(pages.flatMap(classesOf))].join("\n"));
  const own = source.replaceAll(/^@source .*$/gm, "");
  const styles = await compile(
    `${own}\n@source "${relative(dirname(DIALOG_STYLES), list)}";\n`,
    DIALOG_STYLES,
  );
  await rm(folder, { recursive: true });
  return styles;
}

async function compile(source: string, from: string): Promise<BundledFile> {
  const { css } = await postcss([tailwind({ base: ROOT, optimize: true })]).process(source, {
    from,
  });
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  return { name: `${SCRIPT_FOLDER}/${parse(from).name}-${hash}.css`, text: css };
}
