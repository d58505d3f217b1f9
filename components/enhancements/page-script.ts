/**
 * The only script of pages without a form. The build bundles it and removes Next's scripts (scripts/build/next-
 * scripts).
 */
import { awaitApplication } from "./start-application.ts";
import { holdEarlySubmissions } from "./early-submissions.ts";
import { enhancePage } from "./enhance-page.ts";
import { onFirstAct } from "./first-interaction.ts";
import { loadScripts, loadStyles, preloadModules } from "./load-files.ts";
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
const scripts = self.dataset.scripts?.split(" ").map(addressOf);
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

/** On a slow CPU, parsing ends with a layout; do not extend that task. */
function whenParsed(begin: () => void): void {
  if (document.readyState !== "loading") begin();
  else document.addEventListener("DOMContentLoaded", () => setTimeout(begin), { once: true });
}

/** Loads Next's scripts on the first interaction, or at once to restore this tab's draft. */
function beginApplication(addresses: readonly string[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-needs-application]");
  if (!form) return;
  const load = () => loadScripts(addresses);
  // The form works without them; the code that needs them reports a failure.
  const begin = () => void load().catch(() => undefined);
  if (hasDraft(form.dataset.needsApplication ?? "")) whenLoaded(begin);
  // The form may have the focus before this script runs.
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
    // Without session storage there is no draft.
    return false;
  }
}

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

/** Reuses React from Next's scripts. */
async function loadFromApplication(addresses: readonly string[]): Promise<DialogModule> {
  await loadScripts(addresses);
  return (await application).loadDialog();
}

/**
 * Resolves a name against the static folder, two levels up. No host, because Next identifies its scripts by their
 * `src`.
 */
function addressOf(name: string): string {
  return new URL(`../../${name}`, self.src).pathname;
}
