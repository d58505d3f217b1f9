import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productCategories } from "#content/quote-request-options.ts";
import { REQUEST_FIELDS } from "./request-fields.ts";
import {
  fieldErrorsOf,
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

  it("never throws for any input, and reads a long one once", () => {
    fc.assert(fc.property(fc.anything(), (input) => void quoteRequestSchema.safeParse(input)));
    for (const mark of ")@ ")
      quoteRequestSchema.safeParse({ ...minimal, email: `<${mark.repeat(300_000)}a` });
  }, 20_000);

  it.each([
    ["name", "", "Enter your full name."],
    ["name", "\u200B\u3164\u2800", "Enter your full name."],
    ["email", "ana..silva@a.example", "Enter an address like name@company.com."],
    ["email", ".ana@a.example", "Enter an address like name@company.com."],
    ["email", "ana@-a.example", "Enter an address like name@company.com."],
    ["email", "ana@a.example/", "Enter an address like name@company.com."],
    ["email", "ana@a.example!", "Enter an address like name@company.com."],
    ["email", "ana@123.45.67.89", "Enter an address like name@company.com."],
    ["email", `ana@${"x".repeat(64)}.example`, "Enter an address like name@company.com."],
    ["email", "ana@a.example*", "Enter an address like name@company.com."],
    ["name", "x".repeat(REQUEST_FIELDS.name.limit + 1), "Too long. Characters over the limit: 1."],
    ["email", "ana@estudio", "Enter an address like name@company.com."],
    ["email", "ana", "Enter an address like name@company.com."],
    ["email", "", "Enter your e-mail address."],
    ["phone", "1".repeat(41), "Too long. Characters over the limit: 1."],
    ["projectType", "castle", "Choose the type of project."],
    ["email", "x ana@estudio.example", "Enter an address like name@company.com."],
    ["email", "ana@estudio.example x", "Enter an address like name@company.com."],
    ["message", "x".repeat(8_000), "Too long. Characters over the limit: 3000."],
    ["quantity", "infinite", "Choose one of the list."],
    ["productCategories", ["marble"], "Choose from the list."],
    [
      "productCategories",
      Array.from({ length: productCategories.length + 1 }, () => productCategories[0].value),
      "Choose each product once.",
    ],
    ["timeline", "yesterday", "Choose one of the list."],
  ])("rejects %s %j with a message at its field", (field, value, message) => {
    expect(errorsOf({ ...minimal, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ["email", "Ana@Studio.example\u200B", "ana@studio.example"],
    ["email", "\u202Aana@studio.example\u202C ", "ana@studio.example"],
    ["email", "sean.o\u2019brien@a\u2013b.example", "sean.o'brien@a-b.example"],
    ["email", "\u201Cana@studio,example\u201D,", "ana@studio.example"],
    ["email", "mailto:ana@studio.example?subject=Oak", "ana@studio.example"],
    ["email", "MAILTO: ana@studio.example", "ana@studio.example"],
    ["email", "Ana Silva <ana@studio.example>", "ana@studio.example"],
    ["email", "sean.o\u00B4brien@studio.example\uFE0F", "sean.o'brien@studio.example"],
    ["email", "ａｎａ＠studio。example", "ana@studio.example"],
    ["email", "ana@STUD\u0130O.example", "ana@studio.example"],
    ["phone", "\u202A+49 30 1234\u202C", "+49 30 1234"],
    ["name", "Ana\vRuiz\u2028Silva\u0085M", "Ana Ruiz Silva M"],
    ["name", "a\ud800", "a\ufffd"],
    ["specifications", "soft\u0002ware\fnew page", "software\nnew page"],
    ["message", "می\u200Cخواهم 👩\u200D🎨", "می\u200Cخواهم 👩\u200D🎨"],
  ])("puts %s %j right", (field, typed, stored) => {
    expect(quoteRequestSchema.parse({ ...minimal, [field]: typed })).toMatchObject({
      [field]: stored,
    });
  });

  it("keeps line breaks and tabs in the long texts, normalized to line feeds", () => {
    expect(quoteRequestSchema.parse({ ...minimal, message: "a\r\nb\tc\rd" }).message).toBe(
      "a\nb\tc\nd",
    );
  });
});
