import type { QuoteRequestInput } from "./quote-request-schema.ts";

/** The fields before validation. */
export type FormInput = Record<keyof Omit<QuoteRequestInput, "productCategories">, string> & {
  productCategories: string[];
};

export const TEXT_FIELDS = [
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

export function readFormInput(formData: FormData): FormInput {
  const fields = Object.fromEntries(TEXT_FIELDS.map((name) => [name, readText(formData, name)]));
  const chosen = formData.getAll("productCategories").filter((value) => typeof value === "string");
  return {
    ...(fields as Record<(typeof TEXT_FIELDS)[number], string>),
    productCategories: chosen,
  };
}

/** Empty if the field is missing or a file. */
export function readText(formData: FormData, name: string): string {
  const value = formData.get(name);
  return typeof value === "string" ? value : "";
}
