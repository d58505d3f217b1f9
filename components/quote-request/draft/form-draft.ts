import { withWords } from "#lib/quote-requests/form-prefill.ts";
import type { FileRefusal } from "#lib/quote-requests/attachments.ts";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import type { QuoteRequestInput } from "#lib/quote-requests/quote-request-schema.ts";

/** A form that was opened in this tab and not yet sent. */
export type QuoteRequestDraft = {
  idempotencyKey: string;
  /** Milliseconds since 1970, by the browser's clock. */
  openedAt: number;
  values: Partial<QuoteRequestInput>;
  /** What was put before the specifications of what the buyer had chosen; where it is gone, the buyer removed it. */
  words?: string;
  /** A picture of the image tool that was put there in words, and stays where nobody removes it. */
  image?: string;
  /** The slug of the page whose product or sector was chosen; what differs from it is the buyer's own doing. */
  from?: string;
};

/** A file of a draft. Its bytes are on the server, or on the visitor's disk. */
export type DraftFile = {
  id: string;
  name: string;
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
  refusal?: FileRefusal;
};

/** Under which session storage has it. */
export const DRAFT_KEY = "teragus.quote-draft";
// Apart from the draft: the two are written by different hands, and an older build leaves this one alone.
const FILES_KEY = "teragus.quote-draft-files";

/**
 * The draft of this tab, or a new one. It lives in session storage: it survives a reload and a closed dialog, and is
 * gone with the tab, since others may use the same computer. What `origin` chooses is in it where the draft says
 * nothing of that field; `words` stand before its specifications, and a new `picture` before them.
 */
export function loadDraft(origin?: Origin, words = "", image?: string): QuoteRequestDraft {
  const draft = withChosenWords(loadWithOrigin(origin), words);
  return image ? withImage(draft, image) : draft;
}

function loadWithOrigin(origin?: Origin): QuoteRequestDraft {
  const draft = readDraft() ?? {
    idempotencyKey: crypto.randomUUID(),
    openedAt: Date.now(),
    values: {},
  };
  if (origin?.isAdded) return withProducts(draft, origin.values.productCategories);
  if (!origin || draft.from === origin.slug) return draft;
  const said = Object.entries(draft.values).filter(([, value]) => value.length > 0);
  const values = { ...draft.values, ...origin.values, ...Object.fromEntries(said) };
  return { ...draft, from: origin.slug, values };
}

function withProducts(
  draft: QuoteRequestDraft,
  added: Origin["values"]["productCategories"] = [],
): QuoteRequestDraft {
  const productCategories = [...new Set([...(draft.values.productCategories ?? []), ...added])];
  return { ...draft, values: { ...draft.values, productCategories } };
}

function withImage(draft: QuoteRequestDraft, image: string): QuoteRequestDraft {
  const specifications = withWords(draft.values.specifications ?? "", image, draft.image);
  return { ...draft, image, values: { ...draft.values, specifications } };
}

function withChosenWords(draft: QuoteRequestDraft, words: string): QuoteRequestDraft {
  if (!words && !draft.words) return draft;
  const specifications = withWords(draft.values.specifications ?? "", words, draft.words);
  return { ...draft, words, values: { ...draft.values, specifications } };
}

/** Keeps the draft for a reload. A browser that refuses storage (full, or blocked by its owner) just keeps none. */
export function saveDraft(draft: QuoteRequestDraft): void {
  attempt((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(draft)));
}

/** The draft under the key of a form that the page itself posted, so that the files which came with it stay with it. */
export function adoptFiles(
  draft: QuoteRequestDraft,
  { idempotencyKey, files }: { idempotencyKey: string; files: readonly SentFile[] },
): QuoteRequestDraft {
  saveDraftFiles(
    idempotencyKey,
    files.map((file) => ({ ...file, lastModified: 0 })),
  );
  return { ...draft, idempotencyKey };
}

/** Forgets the draft; called when the request is stored. */
export function removeDraft(): void {
  attempt((storage) => {
    storage.removeItem(DRAFT_KEY);
    storage.removeItem(FILES_KEY);
  });
}

/** The files of the draft with this key, as they were when they were last kept. */
export function loadDraftFiles(idempotencyKey: string): DraftFile[] {
  const kept = attempt((storage) => {
    const saved = storage.getItem(FILES_KEY);
    return saved
      ? (JSON.parse(saved) as { idempotencyKey: string; files: DraftFile[] })
      : undefined;
  });
  return kept?.idempotencyKey === idempotencyKey ? kept.files : [];
}

/** Keeps the files of a draft for a reload. */
export function saveDraftFiles(idempotencyKey: string, files: DraftFile[]): void {
  attempt((storage) => storage.setItem(FILES_KEY, JSON.stringify({ idempotencyKey, files })));
}

function readDraft(): QuoteRequestDraft | undefined {
  return attempt((storage) => {
    const saved = storage.getItem(DRAFT_KEY);
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
