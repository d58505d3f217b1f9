/** The script of a static public page; the build bundles it and defers Next's scripts (scripts/build/next-scripts). */
import { readStorage } from "#components/browser-storage.ts";
import { awaitDialog } from "./offered-dialog.ts";
import { FORM, holdEarlySubmissions } from "#components/quote-request/early-submissions.ts";
import { enhancePage } from "./enhance-page.ts";
import { onFirstInteraction } from "./first-interaction.ts";
import type { DialogModule } from "./quote-links.ts";
import type { SamplesModule } from "./sample-links.ts";

type ModuleFiles = { scripts: readonly [string, ...string[]]; styles: string };

declare global {
  // Defined by scripts/build/next-scripts.
  const DIALOG_FILES: ModuleFiles;
  const SAMPLES_FILES: ModuleFiles;
  const STYLE_SHEETS: readonly string[];
}

const self = document.currentScript as HTMLScriptElement;
/** Next's scripts, if the page has a form that needs them. */
const scripts = self.dataset.scripts?.split(" ").map(addressOf);
/** They may load before the dialog is requested. */
const offered = awaitDialog();

const { signal } = new AbortController();
/** The files that were added to the page, by address. */
const loading = new Map<string, Promise<void>>();

whenParsed(() => {
  enhancePage(
    {
      loadDialog: () =>
        scripts ? loadFromApplication(scripts) : loadModule<DialogModule>(DIALOG_FILES),
      loadSamples: () => loadModule<SamplesModule>(SAMPLES_FILES),
      styleSheets: STYLE_SHEETS,
    },
    signal,
  );
  if (scripts) startApplication(scripts);
});

/** Split from parsing: a slow processor lays out the page at the end of parsing, and one long task would block it. */
function whenParsed(begin: () => void): void {
  if (document.readyState !== "loading") begin();
  else document.addEventListener("DOMContentLoaded", () => setTimeout(begin), { once: true });
}

/** Loads Next's scripts on the first interaction, or at once if this tab has a draft to restore. */
function startApplication(addresses: readonly string[]): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  const load = () => loadScripts(addresses);
  // The form works without them; the code that needs them reports a failure.
  const begin = () => void load().catch(() => undefined);
  const draft = readStorage("sessionStorage", form.dataset.needsApplication ?? "");
  if (typeof draft === "string") whenLoaded(begin);
  if (form.contains(document.activeElement)) begin();
  onFirstInteraction(begin, signal);
  form.addEventListener("focusin", begin, { once: true });
  holdEarlySubmissions(form, load);
}

function whenLoaded(begin: () => void): void {
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
}

async function loadModule<Module>({ scripts: names, styles }: ModuleFiles): Promise<Module> {
  const [entry, ...imported] = names;
  for (const name of imported) {
    const address = addressOf(name);
    // Only a hint: the import asks again for what does not come.
    addOnce(address, newLink({ rel: "modulepreload", href: address })).catch(() => undefined);
  }
  const href = addressOf(styles);
  const [loaded] = await Promise.all([
    import(addressOf(entry)) as Promise<Module>,
    addOnce(href, newLink({ rel: "stylesheet", href })),
  ]);
  return loaded;
}

/** Uses the page's React instead of loading a second one. */
async function loadFromApplication(addresses: readonly string[]): Promise<DialogModule> {
  await loadScripts(addresses);
  return (await offered)();
}

function newLink(properties: { rel: string; href: string }): HTMLLinkElement {
  return Object.assign(document.createElement("link"), properties);
}

/** Loads classic scripts in parallel and runs them in order. Rejects if one fails; a later call reloads only that. */
async function loadScripts(addresses: readonly string[]): Promise<void> {
  const elements = addresses.map((src) =>
    addOnce(src, Object.assign(document.createElement("script"), { src, async: false })),
  );
  await Promise.all(elements);
}

/** Adds the element unless its address has loaded. Rejects if it fails; the next call tries again. */
function addOnce(address: string, element: HTMLElement): Promise<void> {
  const loaded =
    loading.get(address) ??
    new Promise<void>((resolve, reject) => {
      element.addEventListener("load", () => resolve());
      element.addEventListener("error", () => {
        loading.delete(address);
        element.remove();
        reject(new Error(`${address} did not load.`));
      });
      document.head.append(element);
    });
  loading.set(address, loaded);
  return loaded;
}

/** Next matches its scripts by URLs without a host; `name` is relative to a folder two levels up. */
function addressOf(name: string): string {
  return new URL(`../../${name}`, self.src).pathname;
}
