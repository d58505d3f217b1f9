import { company } from "#content/company.ts";
import "#lib/validation/configure-zod.ts";
import * as z from "zod";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
import { SAMPLES } from "#content/switches.ts";
import {
  DELIVERY_ADDRESS_LIMIT,
  optionalTexts,
  REQUEST_FIELDS,
  TOO_LONG,
  type OptionalText,
} from "./request-fields.ts";
import {
  normalizeAddress,
  normalizeEmail,
  normalizeLine,
  normalizeText,
} from "#lib/validation/normalize-text.ts";
import type { Language } from "#content/languages/languages.ts";

export const PRODUCT_CATEGORY_SEPARATOR = ", ";

// Unicode letters too, and a domain needs a dot: a bare host name is a typo.
const EMAIL =
  /^(?=[^@]{1,64}@)(?!.*@.{254})(?!.*[@.][^.]{64})(?!.*\.\d+$)[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*@(?!-)[\p{L}\p{N}\p{M}-]+(?<!-)(?:\.(?!-)[\p{L}\p{N}\p{M}-]+(?<!-))+$/u;

/** `normalize` cleans; what is left is measured. */
function text(limit: number, normalize = normalizeText) {
  const tooLong = ({ input }: { input?: unknown }) =>
    TOO_LONG.replace("{count}", String(String(input).length - limit));
  return z
    .string()
    .transform(normalize)
    .pipe(z.string().max(limit, { error: tooLong }));
}

function optional<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return schema
    .optional()
    .transform((value) => (value === undefined || value === "" ? null : value));
}

function choice<const Options extends readonly { value: string }[]>(
  options: Options,
  message: string,
) {
  const values = options.map((option) => option.value) as Options[number]["value"][];
  return z.enum(values as [Options[number]["value"], ...Options[number]["value"][]], message);
}

function optionalChoice<const Options extends readonly { value: string }[]>(options: Options) {
  return z
    .union([z.literal(""), choice(options, "Choose one of the list.")], "Choose one of the list.")
    .optional()
    .transform((value) => (value ? value : null));
}

function optionalText({ name, limit, isLong }: (typeof optionalTexts)[number]) {
  const normalize = name === "phone" ? normalizeAddress : normalizeLine;
  return optional<z.ZodType<string, string>>(text(limit, isLong ? normalizeText : normalize));
}

const optionalTextSchemas = Object.fromEntries(
  optionalTexts.map((field) => [field.name, optionalText(field)]),
) as Record<OptionalText, ReturnType<typeof optionalText>>;

/** Of the samples' form alone, whose other fields say the same in words (read-form-input.ts). */
const sampleFields = (
  SAMPLES
    ? {
        samples: z
          .array(z.string())
          .min(1, "Put at least one sample in the box.")
          .max(SAMPLES_IN_A_BOX, "A box holds six samples. Take one out.")
          .optional(),
        deliveryAddress: text(DELIVERY_ADDRESS_LIMIT)
          .pipe(z.string().min(1, "Enter the address that the box goes to."))
          .optional(),
      }
    : {}
) as SampleFields;

type SampleFields = {
  samples: z.ZodOptional<z.ZodType<string[], string[]>>;
  deliveryAddress: z.ZodOptional<z.ZodType<string, string>>;
};

/** Input: the form's strings, products as slugs; output: `quote_requests` columns. Repeated in CHECK constraints. */
export const quoteRequestSchema = z
  .object({
    name: text(REQUEST_FIELDS.name.limit, normalizeLine).pipe(
      z.string().min(1, "Enter your full name."),
    ),
    email: text(REQUEST_FIELDS.email.limit, normalizeEmail).pipe(
      z
        .string()
        .min(1, "Enter your e-mail address.")
        .regex(EMAIL, "Enter an address like name@company.com."),
    ),
    projectType: choice(projectTypes, "Choose the type of project."),
    productCategories: z
      .array(choice(productCategories, "Choose from the list."))
      .max(productCategories.length, "Choose each product once.")
      .default([]),
    quantity: optionalChoice(quantities),
    budgetRange: optionalChoice(budgetRanges),
    timeline: optionalChoice(timelines),
    ...optionalTextSchemas,
    ...sampleFields,
  })
  .transform(
    ({ productCategories: chosen, samples: _box, deliveryAddress: _address, ...rest }) => ({
      ...rest,
      productCategory: productCategories
        .map((category) => category.value)
        .filter((category) => chosen.includes(category))
        .join(PRODUCT_CATEGORY_SEPARATOR),
    }),
  );

export type QuoteRequestInput = z.input<typeof quoteRequestSchema>;
export type QuoteRequestField = keyof QuoteRequestInput;

export function fieldErrorsOf(error: z.ZodError): Partial<Record<QuoteRequestField, string>> {
  const messages: Partial<Record<QuoteRequestField, string>> = {};
  for (const issue of error.issues) {
    // Every issue of this schema belongs to a field.
    const field = issue.path[0] as QuoteRequestField;
    messages[field] ??= issue.message;
  }
  return messages;
}

/** `TQ-100001` */
export function formatReference(id: number): string {
  return `${company.referencePrefix}-${id}`;
}

/** What `formatReference` writes. */
export const REFERENCE = new RegExp(`^${company.referencePrefix}-\\d+$`);

/** Empty fields are null. */
export type StoredQuoteRequest = z.output<typeof quoteRequestSchema> & {
  id: number;
  language: Language;
  createdAt: Date;
};
