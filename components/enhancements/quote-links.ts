import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";

export type DialogModule = { openQuoteRequestDialog: (trigger: HTMLElement) => void };

/** Fetches what opens the quote form as a dialog; the focus returns to `trigger` when that closes. */
export type LoadDialog = () => Promise<DialogModule>;

const NEAR = ["pointerover", "touchstart", "focusin"] as const;
/** From here on the form's page, which needs no script, is there sooner than the dialog. */
const PATIENCE_MS = 10_000;

/**
 * Opens the quote form as a dialog at a plain click on a link to it. Its code is fetched when a pointer or the focus
 * comes near, and a click that was earlier waits for it. Any other click, one on a page that is still loading, and every
 * failure to fetch it, goes to the form's page.
 */
export function enhanceQuoteLinks(loadDialog: LoadDialog, signal: AbortSignal): void {
  const preload = (event: Event) => {
    // A failure is told at the click, which follows the link then.
    if (linkOf(event)) loadDialog().catch(() => undefined);
  };
  const click = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event) || isLoading()) return;
    event.preventDefault();
    if (!link.ariaBusy) void open(link, loadDialog);
  };
  for (const type of NEAR) document.addEventListener(type, preload, { signal, passive: true });
  document.addEventListener("click", click, { signal });
}

async function open(link: HTMLAnchorElement, loadDialog: LoadDialog): Promise<void> {
  link.ariaBusy = "true";
  const dialog = await Promise.race([loadDialog().catch(() => undefined), giveUp()]);
  link.ariaBusy = null;
  if (dialog) dialog.openQuoteRequestDialog(link);
  else window.location.assign(link.href);
}

/** The form's page is lighter than the dialog, which would wait behind the pictures of this one. */
function isLoading(): boolean {
  return document.readyState !== "complete";
}

function giveUp(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`a[href="${REQUEST_QUOTE_PATH}"]`);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
