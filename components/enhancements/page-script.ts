/**
 * The one script of a page that is only read. The build bundles it and takes Next's scripts out of the page
 * (scripts/build/next-scripts). What opens the quote form comes when somebody comes near a link to it.
 */
import { awaitApplication } from "./start-application.ts";
import { holdEarlySubmissions } from "./early-submissions.ts";
import { enhancePage } from "./enhance-page.ts";
import { onFirstAct } from "./first-interaction.ts";
import { loadScripts, loadStyles, preloadModules } from "./load-files.ts";
import type { DialogModule } from "./quote-links.ts";
import type { SamplesModule } from "./sample-links.ts";

/** A module's entry and what it imports, and its styles. */
type ModuleFiles = { scripts: readonly [string, ...string[]]; styles: string };

declare global {
  // Put here by scripts/build/next-scripts.
  const DIALOG_FILES: ModuleFiles;
  const SAMPLES_FILES: ModuleFiles;
  const STYLE_SHEETS: readonly string[];
}

const self = document.currentScript as HTMLScriptElement;
/** Next's scripts, where the page has a form that needs them. */
const scripts = self.dataset.scripts?.split(" ").map(addressOf);
/** They may come before anybody wants the dialog. */
const application = awaitApplication();

const { signal } = new AbortController();

whenParsed(() => {
  enhancePage(
    {
      loadDialog: once(() =>
        scripts ? loadFromApplication(scripts) : loadModule<DialogModule>(DIALOG_FILES),
      ),
      loadSamples: once(() => loadModule<SamplesModule>(SAMPLES_FILES)),
      styleSheets: STYLE_SHEETS,
    },
    signal,
  );
  if (scripts) beginApplication(scripts);
});

/** This script comes as soon as it can. A slow processor lays out the page at the end of parsing: not in one task. */
function whenParsed(begin: () => void): void {
  if (document.readyState !== "loading") begin();
  else document.addEventListener("DOMContentLoaded", () => setTimeout(begin), { once: true });
}

/** Fetches Next's scripts for who does something, and for the draft that this tab keeps, which they bring back. */
function beginApplication(addresses: readonly string[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-needs-application]");
  if (!form) return;
  const load = () => loadScripts(addresses);
  // A form works without them; a failure is told by what wants them.
  const begin = () => void load().catch(() => undefined);
  if (hasDraft(form.dataset.needsApplication ?? "")) whenLoaded(begin);
  // Somebody was quicker than this script.
  if (form.contains(document.activeElement)) begin();
  onFirstAct(begin, signal);
  form.addEventListener("focusin", begin, { once: true });
  holdEarlySubmissions(form, load);
}

function whenLoaded(begin: () => void): void {
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
}

function hasDraft(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    // A browser that refuses storage keeps no draft.
    return false;
  }
}

/** What was fetched is not fetched again, unless it did not come. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadModule<Module>({ scripts: names, styles }: ModuleFiles): Promise<Module> {
  const [entry, ...imported] = names;
  preloadModules(imported.map(addressOf));
  const [loaded] = await Promise.all([
    import(addressOf(entry)) as Promise<Module>,
    loadStyles(addressOf(styles)),
  ]);
  return loaded;
}

/** One React is enough for a page. */
async function loadFromApplication(addresses: readonly string[]): Promise<DialogModule> {
  await loadScripts(addresses);
  return (await application).loadDialog();
}

/**
 * The names are paths in the build's folder of static files, two above this script's. Next knows its scripts by the addresses in their tags, which
 * have no host.
 */
function addressOf(name: string): string {
  return new URL(`../../${name}`, self.src).pathname;
}
