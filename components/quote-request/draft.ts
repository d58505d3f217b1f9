import type { Origin } from "#lib/quote-request/origin.ts";
import type { QuoteRequestInput } from "#lib/quote-request/schema.ts";

/** A form that was opened in this tab and not yet sent. */
export type QuoteRequestDraft = {
  idempotencyKey: string;
  /** Milliseconds since 1970, by the browser's clock. */
  openedAt: number;
  values: Partial<QuoteRequestInput>;
  /** The slug of the page whose product or sector was chosen; what differs from it is the buyer's own doing. */
  from?: string;
};

const KEY = "teragus.quote-draft";

/**
 * The draft of this tab, or a new one. It lives in session storage: it survives a reload and a closed dialog, and is
 * gone with the tab, since others may use the same computer. What `origin` chooses is in it where the draft says
 * nothing of that field.
 */
export function loadDraft(origin?: Origin): QuoteRequestDraft {
  const draft = readDraft() ?? {
    idempotencyKey: crypto.randomUUID(),
    openedAt: Date.now(),
    values: {},
  };
  if (!origin || draft.from === origin.slug) return draft;
  const said = Object.entries(draft.values).filter(([, value]) => value.length > 0);
  const values = { ...draft.values, ...origin.values, ...Object.fromEntries(said) };
  return { ...draft, from: origin.slug, values };
}

/** Keeps the draft for a reload. A browser that refuses storage (full, or blocked by its owner) just keeps none. */
export function saveDraft(draft: QuoteRequestDraft): void {
  attempt((storage) => storage.setItem(KEY, JSON.stringify(draft)));
}

/** Forgets the draft; called when the request is stored. */
export function removeDraft(): void {
  attempt((storage) => storage.removeItem(KEY));
}

function readDraft(): QuoteRequestDraft | undefined {
  return attempt((storage) => {
    const saved = storage.getItem(KEY);
    return saved ? (JSON.parse(saved) as QuoteRequestDraft) : undefined;
  });
}

function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    // eslint-disable-next-line no-console -- nothing else can be told: the form works without a draft
    console.warn("The draft of the quote request can't be kept in this browser.", error);
    return undefined;
  }
}
