/** A form of a page, which needs Next's scripts for more than to be sent. */
export const FORM = "form[data-needs-application]";
/** The event that a form's script sends to the document once it listens. */
export const FORM_HYDRATED = "teragus:alive";
/** After this time a native submission, which needs no script, is faster. */
const TIMEOUT_MS = 10_000;

/**
 * React hydrates within the first of these that it sees. Where somebody rewrote the page, that replaces the form while the
 * browser moves the focus, which is lost with what is typed next.
 */
const HYDRATING = ["pointerdown", "mousedown", "touchstart", "keydown", "input", "change"] as const;

/** Holds a submission until the form's code has loaded; falls back to a native one after a timeout. */
export function holdEarlySubmissions(form: HTMLFormElement, load: () => Promise<unknown>): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let held: { submitter: HTMLButtonElement | null } | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = { submitter: event.submitter as HTMLButtonElement | null };
    load().catch(release);
    setTimeout(release, TIMEOUT_MS);
  };
  const release = () => {
    if (signal.aborted) return;
    waiting.abort();
    const standing = form.isConnected ? form : document.querySelector<HTMLFormElement>(FORM);
    const value = held?.submitter?.value;
    const same = (button: HTMLButtonElement) => button.type === "submit" && button.value === value;
    if (held) standing?.requestSubmit([...standing.querySelectorAll("button")].find(same));
  };
  const keepFromReact = (event: Event) => {
    if (!form.contains(event.target as Node)) return;
    event.stopPropagation();
    // Where Enter goes on to the next field, it does not send.
    const goesOn = (event.target as HTMLElement).enterKeyHint === "next";
    if (event instanceof KeyboardEvent && event.key === "Enter" && goesOn) event.preventDefault();
  };
  form.addEventListener("submit", hold, { signal });
  document.addEventListener(FORM_HYDRATED, release, { signal });
  for (const type of HYDRATING)
    window.addEventListener(type, keepFromReact, { signal, capture: true, passive: false });
}
