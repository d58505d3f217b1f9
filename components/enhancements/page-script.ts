/**
 * The one script of a page that is only read. The build bundles it and takes Next's scripts out of the page
 * (lib/build/defer-scripts.ts). What opens the quote form comes when somebody comes near a link to it.
 */
import { awaitApplication } from "./application.ts";
import { holdEarlySubmissions } from "./early-submissions.ts";
import { enhancePage } from "./enhance-page.ts";
import { onFirstAct } from "./first-act.ts";
import { loadScripts, loadStyles, preloadModules } from "./load-files.ts";
import type { DialogModule } from "./quote-links.ts";

declare global {
  /** Put here by lib/build/bundle-scripts.ts: the dialog's entry and what it imports, and its styles. */
  const DIALOG_FILES: { scripts: readonly [string, ...string[]]; styles: string };
}

const self = document.currentScript as HTMLScriptElement;
/** Next's scripts, where the page has a form that needs them. */
const scripts = self.dataset.scripts?.split(" ").map(addressOf);
/** They may come before anybody wants the dialog. */
const application = awaitApplication();
let dialog: Promise<DialogModule> | undefined;

const { signal } = new AbortController();

document.documentElement.dataset.enhanced = "";
enhancePage(() => {
  dialog ??= (scripts ? loadFromApplication() : loadDialog()).catch((error: unknown) => {
    dialog = undefined;
    throw error;
  });
  return dialog;
}, signal);
if (scripts) beginApplication(scripts);

/** Fetches Next's scripts for who does something, and for the draft that this tab keeps, which they bring back. */
function beginApplication(addresses: readonly string[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-needs-application]");
  if (!form) return;
  const load = () => loadScripts(addresses);
  // A form works without them; a failure is told by what wants them.
  const begin = () => void load().catch(() => undefined);
  if (hasDraft(form.dataset.needsApplication ?? "")) window.addEventListener("load", begin);
  onFirstAct(begin, signal);
  form.addEventListener("focusin", begin, { once: true });
  holdEarlySubmissions(form, load);
}

function hasDraft(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    // A browser that refuses storage keeps no draft.
    return false;
  }
}

async function loadDialog(): Promise<DialogModule> {
  const [entry, ...imported] = DIALOG_FILES.scripts;
  preloadModules(imported.map(addressOf));
  const [loaded] = await Promise.all([
    import(addressOf(entry)) as Promise<DialogModule>,
    loadStyles(addressOf(DIALOG_FILES.styles)),
  ]);
  return loaded;
}

/** One React is enough for a page. */
async function loadFromApplication(): Promise<DialogModule> {
  await loadScripts(scripts ?? []);
  return (await application).loadDialog();
}

/**
 * The names are paths in the build's folder of static files, two above this script's. Next knows its scripts by the addresses in their tags, which
 * have no host.
 */
function addressOf(name: string): string {
  return new URL(`../../${name}`, self.src).pathname;
}
