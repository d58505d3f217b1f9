import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { productCategories } from "#content/quote-request-options.ts";
import { REQUEST_FIELDS } from "./request-fields.ts";
import {
  fieldErrorsOf,
  formatReference,
  PRODUCT_CATEGORY_SEPARATOR,
  quoteRequestSchema,
} from "./quote-request-schema.ts";

const minimal = { name: "Ana", email: "ana@estudio.example", projectType: "other" };

function errorsOf(input: unknown) {
  const result = quoteRequestSchema.safeParse(input);
  return result.success ? {} : fieldErrorsOf(result.error);
}

describe("quoteRequestSchema", () => {
  it("stores empty fields as null and no product as an empty string", () => {
    expect(quoteRequestSchema.parse({ ...minimal, phone: "", message: "  " })).toMatchObject({
      name: "Ana",
      email: "ana@estudio.example",
      phone: null,
      company: null,
      projectType: "other",
      productCategory: "",
      quantity: null,
      budgetRange: null,
      timeline: null,
      specifications: null,
      message: null,
    });
  });

  it("accepts an email domain with several dots, and empty choices as null", () => {
    const input = { ...minimal, email: "ana@export.estudio.example", quantity: "", timeline: "" };
    expect(quoteRequestSchema.parse(input)).toMatchObject({
      email: "ana@export.estudio.example",
      productCategory: "",
      quantity: null,
      timeline: null,
    });
  });

  it("joins the products as the specification stores them", () => {
    const chosen = ["wall-panels", "hardwood-flooring"];
    const parsed = quoteRequestSchema.parse({ ...minimal, productCategories: chosen });
    expect(parsed.productCategory).toBe("hardwood-flooring, wall-panels");
  });

  it("trims and lowercases the email and keeps a Unicode name as typed", () => {
    const parsed = quoteRequestSchema.parse({
      ...minimal,
      name: "  田中 直子 ",
      email: " Ana@Estudio.Example ",
    });
    expect(parsed).toMatchObject({ name: "田中 直子", email: "ana@estudio.example" });
  });

  it("joins the products in the specification's order without duplicates", () => {
    const chosen = fc.shuffledSubarray(productCategories.map(({ value }) => value));
    fc.assert(
      fc.property(chosen, (values) => {
        const { productCategory } = quoteRequestSchema.parse({
          ...minimal,
          productCategories: values,
        });
        const expected = productCategories
          .map(({ value }) => value)
          .filter((value) => values.includes(value));
        expect(productCategory).toBe(expected.join(PRODUCT_CATEGORY_SEPARATOR));
      }),
    );
  });

  it("never throws for any input", () => {
    fc.assert(fc.property(fc.anything(), (input) => void quoteRequestSchema.safeParse(input)));
  });

  it.each([
    ["name", "", "Enter your full name."],
    ["name", "a\nb", "Remove the characters that can't be printed."],
    ["name", "a\ud800", "Remove the characters that can't be printed."],
    ["name", "x".repeat(REQUEST_FIELDS.name.limit + 1), "Shorten this to 120 characters."],
    ["email", "ana@estudio", "Enter an address like name@company.com."],
    ["email", "ana", "Enter an address like name@company.com."],
    ["email", "", "Enter your e-mail address."],
    ["phone", "1".repeat(41), "Shorten this to 40 characters."],
    ["projectType", "castle", "Choose the type of project."],
    ["email", "x ana@estudio.example", "Enter an address like name@company.com."],
    ["email", "ana@estudio.example x", "Enter an address like name@company.com."],
    ["message", "x".repeat(5_001), "Shorten this to 5,000 characters."],
    ["quantity", "infinite", "Choose one of the list."],
    ["productCategories", ["marble"], "Choose from the list."],
    [
      "productCategories",
      Array.from({ length: productCategories.length + 1 }, () => productCategories[0].value),
      "Choose each product once.",
    ],
    ["timeline", "yesterday", "Choose one of the list."],
    ["message", "\u0007", "Remove the characters that can't be printed."],
  ])("rejects %s %j with a message at its field", (field, value, message) => {
    expect(errorsOf({ ...minimal, [field]: value })).toEqual({ [field]: message });
  });

  it("keeps line breaks and tabs in the long texts, normalized to line feeds", () => {
    expect(quoteRequestSchema.parse({ ...minimal, message: "a\r\nb\tc\rd" }).message).toBe(
      "a\nb\tc\nd",
    );
  });
});

it("formats the reference from the row's id", () => {
  expect(formatReference(100_001)).toBe(`${company.referencePrefix}-100001`);
});
