/**
 * The one script of a page that is only read. The build bundles it and takes Next's scripts out of the page
 * (lib/build/defer-scripts.ts). What opens the quote form comes when somebody comes near a link to it.
 */
import { awaitApplication } from "./application.ts";
import { holdEarlySubmissions } from "./early-submissions.ts";
import { enhancePage } from "./enhance-page.ts";
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

document.documentElement.dataset.enhanced = "";
enhancePage(() => {
  dialog ??= (scripts ? loadFromApplication() : loadDialog()).catch((error: unknown) => {
    dialog = undefined;
    throw error;
  });
  return dialog;
}, new AbortController().signal);
if (scripts) {
  const load = () => loadScripts(scripts);
  // A form works without them; a failure is told by what wants them.
  window.addEventListener("load", () => load().catch(() => undefined));
  const form = document.querySelector<HTMLFormElement>("[data-needs-application] form");
  if (form) holdEarlySubmissions(form, load);
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
