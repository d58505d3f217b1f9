import { sentFilesSchema, type SentFile } from "./attachment-upload.ts";
import { ATTACHMENTS_FIELD, FILES_FIELD } from "./form-fields.ts";
import { readFormInput, readText, type FormInput } from "./read-form-input.ts";

export type QuoteRequestFormData = {
  input: FormInput;
  /** A random UUID from when the form was opened; sending again repeats it. */
  idempotencyKey: string;
  /** A honeypot field. */
  website: string;
  /** When the server rendered the form, in milliseconds since 1970. */
  renderedAt?: number;
  /** Posted from a static response, which has no key or time of its own. */
  isAnonymous?: boolean;
  /** Milliseconds from opening to sending by the browser's clock. */
  filledIn?: number;
  files?: SentFile[];
};

// Version 4 only: the kind derived in server/quote-requests/store-quote-request.ts could be computed from a buyer's key
// and words, and would let others replace that buyer's changed request.
const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Undefined without an idempotency key: not this site's form. `now` in milliseconds since 1970. */
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

/** Files posted without JavaScript; an empty input sends a file without a name. */
export function readAttachments(formData: FormData): File[] {
  return formData
    .getAll(ATTACHMENTS_FIELD)
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== "" || size > 0);
}

function readFiles(text: string): SentFile[] | undefined {
  if (text === "") return [];
  try {
    return sentFilesSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function toMilliseconds(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
