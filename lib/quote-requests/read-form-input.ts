import type { QuoteRequestInput } from "./quote-request-schema.ts";

/** What was typed and chosen in a quote form, before anybody has checked it. */
export type FormInput = Record<keyof Omit<QuoteRequestInput, "productCategories">, string> & {
  productCategories: string[];
};

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
] as const satisfies readonly (keyof FormInput)[];

/** Reads the fields of a quote form. Slugs are checked by the schema; the form only says that they are text. */
export function readFormInput(formData: FormData): FormInput {
  const fields = Object.fromEntries(TEXT_FIELDS.map((name) => [name, readText(formData, name)]));
  const chosen = formData.getAll("productCategories").filter((value) => typeof value === "string");
  return {
    ...(fields as Record<(typeof TEXT_FIELDS)[number], string>),
    productCategories: chosen,
  };
}

/** The text of a field; empty where it holds a file, or is not there. */
export function readText(formData: FormData, name: string): string {
  const value = formData.get(name);
  return typeof value === "string" ? value : "";
}
