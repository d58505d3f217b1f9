import { FORM_HYDRATED } from "#lib/browser/form-hydrated.ts";

/** After this time a native submission, which needs no script, is faster. */
const PATIENCE_MS = 10_000;

/** Holds a submission until the form's code has loaded; falls back to a native one after a timeout. */
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
  form.addEventListener("keydown", keepEnter, { signal });
  form.addEventListener(FORM_HYDRATED, release, { signal });
}

/** Where Enter goes on to the next field, it does not send. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.target as HTMLElement).enterKeyHint === "next")
    event.preventDefault();
}
