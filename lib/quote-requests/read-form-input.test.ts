import { describe, expect, it } from "vitest";
import { requestSamplesPathWith } from "#content/request-quote-path.ts";
import { knownSamples, samples, SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
import { fieldErrorsOf, quoteRequestSchema } from "./quote-request-schema.ts";
import { readFormInput } from "./read-form-input.ts";
import { DELIVERY_ADDRESS_LIMIT } from "./request-fields.ts";

const slugs: string[] = Object.values(samples).flatMap((names) => Object.keys(names));

/** The samples' form as a browser sends it. */
function read(chosen: readonly string[], deliveryAddress: string) {
  const form = new FormData();
  const fields = {
    name: "Ana",
    email: "ana@estudio.example",
    projectType: "other",
    deliveryAddress,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const slug of chosen) form.append("samples", slug);
  return readFormInput(form);
}

function errorsOf(input: ReturnType<typeof read>) {
  const parsed = quoteRequestSchema.safeParse(input);
  return parsed.success ? {} : fieldErrorsOf(parsed.error);
}

describe("the box", () => {
  it("takes known samples, each once, up to its limit", () => {
    expect(knownSamples(["teak", "gold", "__proto__", "ash", "teak"])).toMatchObject([
      { slug: "teak", name: "Teak", product: "hardwood-flooring" },
      { slug: "ash" },
    ]);
    expect(knownSamples(slugs)).toHaveLength(SAMPLES_IN_A_BOX);
  });

  it("stands in the form's address", () => {
    expect(requestSamplesPathWith("teak", "ash")).toBe("/request-samples?sample=teak&sample=ash");
    expect(requestSamplesPathWith()).toBe("/request-samples");
  });
});

describe("a request for samples", () => {
  it("is a quote request that says in its specifications what is sent and where to", () => {
    const input = read(["teak", "windows", "gold"], " Rua das Flores 12\r\n4000 Porto ");
    expect(quoteRequestSchema.parse(input)).toEqual({
      name: "Ana",
      email: "ana@estudio.example",
      phone: null,
      company: null,
      projectType: "other",
      productCategory: "hardwood-flooring, doors-windows",
      quantity: null,
      budgetRange: null,
      timeline: null,
      specifications:
        "Samples: Teak (hardwood flooring); Windows (doors and windows), corner section\nDelivery address:\nRua das Flores 12\n4000 Porto",
      message: null,
    });
  });

  it("names the fields that are wrong", () => {
    expect(errorsOf(read([], "Porto"))).toEqual({ samples: "Put at least one sample in the box." });
    expect(errorsOf(read(slugs, "Porto"))).toEqual({
      samples: "A box holds six samples. Take one out.",
    });
    expect(errorsOf(read(["gold"], " \n"))).toEqual({
      samples: "Put at least one sample in the box.",
      deliveryAddress: "Enter the address that the box goes to.",
    });
    expect(errorsOf(read(["teak"], "x".repeat(DELIVERY_ADDRESS_LIMIT + 1)))).toEqual({
      deliveryAddress: "Too long. Characters over the limit: 1.",
    });
  });

  it("fits into the specifications with a full box", () => {
    const longest = slugs
      .toSorted((one, other) => other.length - one.length)
      .slice(0, SAMPLES_IN_A_BOX);
    expect(errorsOf(read(longest, "x".repeat(DELIVERY_ADDRESS_LIMIT)))).toEqual({});
  });

  it("leaves the quote form as it is", () => {
    const form = new FormData();
    form.set("specifications", "As drawn");
    form.append("samples", "teak");
    const input = readFormInput(form);
    expect(input.specifications).toBe("As drawn");
    expect(input).not.toHaveProperty("samples");
    expect(input).not.toHaveProperty("deliveryAddress");
  });
});
