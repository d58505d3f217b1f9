import {
  ATTACHMENTS_FIELD,
  FILES_FIELD,
  sentFilesSchema,
  type SentFile,
} from "#lib/quote-request/file-upload.ts";
import type { QuoteRequestInput } from "#lib/quote-request/schema.ts";

/** A quote form as it was sent: the typed text, and what tells a person from a script. */
export type QuoteRequestFormData = {
  input: Record<keyof Omit<QuoteRequestInput, "productCategories">, string> & {
    productCategories: string[];
  };
  /** Random UUID that the form got when it was opened; sending the form again sends the same. */
  idempotencyKey: string;
  /** The decoy field, which nobody sees. */
  website: string;
  /** Milliseconds since 1970 at which the server rendered the form, where it did. */
  renderedAt?: number;
  /** Milliseconds between opening and sending, measured by the browser's own clock, where JavaScript runs. */
  filledIn?: number;
  /** The files that the form names. */
  files?: SentFile[];
};

// The random kind, of 122 bits that nobody guesses. The kind that the server makes (db/quote-request/insert.ts) is not
// taken from outside: who knew a buyer's key and words could otherwise take the place of the buyer's changed request.
const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

// The form's text fields, by the names that they have in HTML.
const TEXT_FIELDS = [
  "name",
  "email",
  "phone",
  "company",
  "projectType",
  "quantity",
  "budgetRange",
  "timeline",
  "specifications",
  "message",
] as const satisfies readonly (keyof QuoteRequestFormData["input"])[];

/** Reads a sent form. Returns undefined where it did not come from this site's form: no idempotency key. */
export function readQuoteRequestForm(formData: unknown): QuoteRequestFormData | undefined {
  if (!(formData instanceof FormData)) return undefined;
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" ? value : "";
  };
  const idempotencyKey = text("idempotencyKey").toLowerCase();
  if (!RANDOM_UUID.test(idempotencyKey)) return undefined;
  const fields = Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(name)]));
  const chosen = formData.getAll("productCategories").filter((value) => typeof value === "string");
  return {
    // Slugs are checked by the schema; the form only says that they are text.
    input: {
      ...(fields as Record<(typeof TEXT_FIELDS)[number], string>),
      productCategories: chosen,
    },
    idempotencyKey,
    website: text("website"),
    renderedAt: toMilliseconds(text("renderedAt")),
    filledIn: toMilliseconds(text("filledIn")),
    files: readFiles(text(FILES_FIELD)),
  };
}

/** The files that a browser without JavaScript sent with the form, in their order; an input that was left empty sends one without a name. */
export function readAttachments(formData: FormData): File[] {
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
