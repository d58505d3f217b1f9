import { IS_ALIVE } from "#lib/browser/is-hydrated.ts";

/** From here on the browser's own way, which needs no script, is sooner there. */
const PATIENCE_MS = 10_000;

/**
 * Keeps a form that is sent before its code has come: it is sent again by the same button once the code says that it is
 * there, or as the browser does it where the code does not come in time. `load` fetches the code.
 */
export function holdEarlySubmissions(form: HTMLFormElement, load: () => Promise<unknown>): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let held: { submitter: HTMLElement | null } | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = { submitter: event.submitter };
    load().catch(release);
    setTimeout(release, PATIENCE_MS);
  };
  const release = () => {
    if (signal.aborted) return;
    waiting.abort();
    if (held) form.requestSubmit(held.submitter);
  };
  form.addEventListener("submit", hold, { signal });
  form.addEventListener(IS_ALIVE, release, { signal });
}
