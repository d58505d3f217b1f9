import { sentFilesSchema, type SentFile } from "#lib/attachments/attachment-upload.ts";
import { ATTACHMENTS_FIELD, DECOY_FIELD, FILES_FIELD, LANGUAGE_FIELD } from "./request-fields.ts";
import { readFormInput, readTextField, type FormInput } from "./read-form-input.ts";
import { isLanguage, type Language } from "#content/languages/languages.ts";

/** A submitted form: the buyer's input and the signals against bots. */
export type QuoteRequestFormData = {
  input: FormInput;
  /** Random UUID created when the form opened; resending uses the same one. */
  idempotencyKey: string;
  /** Of the page that the form was on; English if it is unknown. */
  language: Language;
  /** The field that nobody sees. */
  decoy: string;
  /** When the server rendered the form, in milliseconds since 1970. */
  renderedAt?: number;
  /** Posted from a static page, so the server added the key and the time. */
  isAnonymous?: boolean;
  /** Milliseconds from opening to sending, measured in the browser. */
  filledIn?: number;
  /** Undefined if the list cannot be parsed. */
  files?: SentFile[];
};

// Random UUIDs only: the server's own deterministic keys (request-mutations.ts) are not accepted from clients,
// because guessing one could block a buyer's changed request.
const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Parses a submitted form; undefined without a valid idempotency key. `now` is in milliseconds since 1970. */
export function readQuoteRequestForm(
  formData: unknown,
  now = Date.now(),
): (QuoteRequestFormData & { attachments: File[] }) | undefined {
  if (!(formData instanceof FormData)) return undefined;
  const text = (name: string) => readTextField(formData, name);
  const language = text(LANGUAGE_FIELD);
  const filledIn = toMilliseconds(text("filledIn"));
  const isAnonymous = formData.get("renderedAt") === "" && filledIn === undefined;
  const key = text("idempotencyKey").toLowerCase();
  const idempotencyKey = key === "" && isAnonymous ? crypto.randomUUID() : key;
  if (!RANDOM_UUID.test(idempotencyKey)) return undefined;
  return {
    input: readFormInput(formData),
    idempotencyKey,
    language: isLanguage(language) ? language : "en",
    decoy: text(DECOY_FIELD),
    renderedAt: isAnonymous ? now : toMilliseconds(text("renderedAt")),
    filledIn,
    ...(isAnonymous && { isAnonymous }),
    files: readFiles(text(FILES_FIELD)),
    attachments: readAttachments(formData),
  };
}

/** Skips the nameless file that an empty input sends. */
function readAttachments(formData: FormData): File[] {
  return formData
    .getAll(ATTACHMENTS_FIELD)
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== "" || size > 0);
}

/** Undefined if the list cannot be parsed. */
function readFiles(text: string): SentFile[] | undefined {
  if (text === "") return [];
  try {
    return sentFilesSchema.parse(JSON.parse(text));
  } catch {
    // Not sent by our form.
    return undefined;
  }
}

function toMilliseconds(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
