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
import { SAMPLES } from "#content/switches.ts";
import {
  DELIVERY_ADDRESS_LIMIT,
  optionalTexts,
  REQUEST_FIELDS,
  type OptionalText,
} from "./request-fields.ts";
import { isPrintableLine, isPrintableText, normalizeText } from "./printable-text.ts";

export const PRODUCT_CATEGORY_SEPARATOR = ", ";

// Wider than RFC 5321 in the local part (Unicode), and a domain needs a dot: a bare host name is a typo.
const EMAIL = /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@"<>(),;:\\[\].]+(\.[^\s@"<>(),;:\\[\].]+)+$/u;

const UNPRINTABLE = "Remove the characters that can't be printed.";

export function tooLong(limit: number): string {
  return `Shorten this to ${limit.toLocaleString("en")} characters.`;
}

function line(limit: number) {
  return z.string().trim().max(limit, tooLong(limit)).refine(isPrintableLine, UNPRINTABLE);
}

function lines(limit: number) {
  return z
    .string()
    .transform(normalizeText)
    .pipe(z.string().max(limit, tooLong(limit)).refine(isPrintableText, UNPRINTABLE));
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

function optionalText({ limit, isLong }: (typeof optionalTexts)[number]) {
  return optional<z.ZodType<string, string>>(isLong ? lines(limit) : line(limit));
}

const optionalTextSchemas = Object.fromEntries(
  optionalTexts.map((text) => [text.name, optionalText(text)]),
) as Record<OptionalText, ReturnType<typeof optionalText>>;

/** Of the samples' form alone, whose other fields say the same in words (read-form-input.ts). */
const sampleFields = (
  SAMPLES
    ? {
        samples: z.array(z.string()).min(1, "Put at least one sample in the box.").optional(),
        deliveryAddress: lines(DELIVERY_ADDRESS_LIMIT)
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
    name: line(REQUEST_FIELDS.name.limit).pipe(z.string().min(1, "Enter your full name.")),
    email: line(REQUEST_FIELDS.email.limit)
      .toLowerCase()
      .pipe(
        z
          .string()
          .min(1, "Enter your e-mail address.")
          .max(REQUEST_FIELDS.email.limit)
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
