import type { QuoteRequestInput } from "./quote-request-schema.ts";
import { requestFields, type RequestField } from "./request-fields.ts";

/** The fields before validation. */
export type FormInput = Record<keyof Omit<QuoteRequestInput, "productCategories">, string> & {
  productCategories: string[];
};

type TextName = Exclude<RequestField, "productCategory">;

/** The form's fields with one value. */
export const TEXT_FIELDS = requestFields
  .map(([name]) => name)
  .filter((name): name is TextName => name !== "productCategory");

export function readFormInput(formData: FormData): FormInput {
  const fields = Object.fromEntries(TEXT_FIELDS.map((name) => [name, readText(formData, name)]));
  const chosen = formData.getAll("productCategories").filter((value) => typeof value === "string");
  return {
    ...(fields as Record<TextName, string>),
    productCategories: chosen,
  };
}

/** Empty if the field is missing or a file. */
export function readText(formData: FormData, name: string): string {
  const value = formData.get(name);
  return typeof value === "string" ? value : "";
}
