import { randomUuid } from "#lib/browser/random-uuid.ts";
import { withPrefillLine } from "#lib/quote-requests/form-prefill.ts";
import type { FileErrorCode } from "#lib/attachments/file-rules.ts";
import type { SentFile } from "#lib/attachments/attachment-upload.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import type { QuoteRequestInput } from "#lib/quote-requests/quote-request-schema.ts";

export type QuoteRequestDraft = {
  idempotencyKey: string;
  /** Milliseconds since 1970, by the browser's clock. */
  openedAt: number;
  values: Partial<QuoteRequestInput>;
  /** Text inserted before the specifications for the buyer's selection; if missing there, the buyer removed it. */
  introduction?: string;
  /** An image that was inserted as text and stays until removed. */
  image?: string;
  /** The slug of the page whose product or sector was preselected; any difference is the buyer's change. */
  from?: string;
};

/** An attachment of a draft; its bytes are on the server or the visitor's disk. */
export type DraftFile = {
  id: string;
  name: string;
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
  errorCode?: FileErrorCode;
};

export const DRAFT_KEY = "teragus.quote-draft";
/** Of the samples' form, whose box is kept by the basket. */
export const SAMPLES_DRAFT_KEY = "teragus.samples-draft";
// A separate key: another module writes it, and an older build leaves it alone.
const FILES_KEY = "teragus.quote-draft-files";

/** In session storage, since computers are shared. `origin` fills empty fields; `words` precede the specifications. */
export function loadDraft(origin?: Origin, words = "", image?: string): QuoteRequestDraft {
  const found = loadWithOrigin(origin);
  const draft = words || found.introduction ? withLine(found, "introduction", words) : found;
  return image ? withLine(draft, "image", image) : draft;
}

function loadWithOrigin(origin?: Origin): QuoteRequestDraft {
  const draft = readDraft(DRAFT_KEY);
  if (origin?.isAdded) {
    const { productCategories: known = [] } = draft.values;
    const added = origin.values.productCategories ?? [];
    const productCategories = [...new Set([...known, ...added])];
    return { ...draft, values: { ...draft.values, productCategories } };
  }
  if (!origin || draft.from === origin.slug) return draft;
  const said = Object.entries(draft.values).filter(([, value]) => value.length > 0);
  const values = { ...draft.values, ...origin.values, ...Object.fromEntries(said) };
  return { ...draft, from: origin.slug, values };
}

function withLine(
  draft: QuoteRequestDraft,
  name: "introduction" | "image",
  line: string,
): QuoteRequestDraft {
  const specifications = withPrefillLine(draft.values.specifications ?? "", line, draft[name]);
  return { ...draft, [name]: line, values: { ...draft.values, specifications } };
}

/** Does nothing if the browser blocks storage or it is full. */
export function saveDraft(draft: QuoteRequestDraft, key = DRAFT_KEY): void {
  attempt((storage) => storage.setItem(key, JSON.stringify(draft)));
}

/** Moves the draft to the key of a natively posted form, so that its attachments stay with it. */
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

/** Called after the quote request is stored. */
export function removeDraft(key = DRAFT_KEY): void {
  attempt((storage) => {
    storage.removeItem(key);
    if (key === DRAFT_KEY) storage.removeItem(FILES_KEY);
  });
}

export function loadDraftFiles(idempotencyKey: string): DraftFile[] {
  const kept = read<{ idempotencyKey: string; files: DraftFile[] }>(FILES_KEY);
  return kept?.idempotencyKey === idempotencyKey ? kept.files : [];
}

export function saveDraftFiles(idempotencyKey: string, files: DraftFile[]): void {
  attempt((storage) => storage.setItem(FILES_KEY, JSON.stringify({ idempotencyKey, files })));
}

/** A new one if none was saved. */
export function readDraft(key: string): QuoteRequestDraft {
  const draft = read<QuoteRequestDraft>(key);
  return draft ?? { idempotencyKey: randomUuid(), openedAt: Date.now(), values: {} };
}

function read<Kept>(key: string): Kept | null | undefined {
  return attempt((storage) => JSON.parse(storage.getItem(key) ?? "null") as Kept | null);
}

function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    // eslint-disable-next-line no-console -- no message needed: the form works without a draft
    console.warn("The draft of the quote request can't be kept in this browser.", error);
    return undefined;
  }
}
