import { sentFilesSchema, type SentFile } from "./attachment-upload.ts";
import { ATTACHMENTS_FIELD, FILES_FIELD } from "./form-fields.ts";
import { readFormInput, readText, type FormInput } from "./read-form-input.ts";

/** A quote form as it was sent: the typed text, and what tells a person from a script. */
export type QuoteRequestFormData = {
  input: FormInput;
  /** Random UUID that the form got when it was opened; sending the form again sends the same. */
  idempotencyKey: string;
  /** The decoy field, which nobody sees. */
  website: string;
  /** Milliseconds since 1970 at which the server rendered the form, where it did. */
  renderedAt?: number;
  /** Whether it was posted from a page that was made for everybody: without a key and a time, which it got here. */
  isAnonymous?: boolean;
  /** Milliseconds between opening and sending, measured by the browser's own clock, where JavaScript runs. */
  filledIn?: number;
  /** The files that the form names; undefined where the list can't be read. */
  files?: SentFile[];
};

// The random kind, of 122 bits that nobody guesses. The kind that the server makes (server/quote-requests/store-quote-request.ts) is not
// taken from outside: who knew a buyer's key and words could otherwise take the place of the buyer's changed request.
const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Reads a sent form. Returns undefined where it did not come from this site's form: no idempotency key. `now` in
 * milliseconds since 1970.
 */
export function readQuoteRequestForm(
  formData: unknown,
  now = Date.now(),
): (QuoteRequestFormData & { attachments: File[] }) | undefined {
  if (!(formData instanceof FormData)) return undefined;
  const text = (name: string) => readText(formData, name);
  const filledIn = toMilliseconds(text("filledIn"));
  const isAnonymous = formData.get("renderedAt") === "" && filledIn === undefined;
  const key = text("idempotencyKey").toLowerCase();
  const idempotencyKey = key === "" && isAnonymous ? crypto.randomUUID() : key;
  if (!RANDOM_UUID.test(idempotencyKey)) return undefined;
  return {
    input: readFormInput(formData),
    idempotencyKey,
    website: text("website"),
    renderedAt: isAnonymous ? now : toMilliseconds(text("renderedAt")),
    filledIn,
    ...(isAnonymous && { isAnonymous }),
    files: readFiles(text(FILES_FIELD)),
    attachments: readAttachments(formData),
  };
}

/** The files that a browser without JavaScript sent with the form; an empty input sends one without a name. */
function readAttachments(formData: FormData): File[] {
  return formData
    .getAll(ATTACHMENTS_FIELD)
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== "" || size > 0);
}

/** The files that a form names, or undefined where the list can't be read. */
function readFiles(text: string): SentFile[] | undefined {
  if (text === "") return [];
  try {
    return sentFilesSchema.parse(JSON.parse(text));
  } catch {
    // No page of this site wrote it.
    return undefined;
  }
}

function toMilliseconds(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
