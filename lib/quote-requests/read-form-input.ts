import {
  isCornerSection,
  isSampleName,
  knownSamples,
  nameWithProduct,
  SAMPLES_IN_A_BOX,
  type ChosenSample,
} from "#content/sample-options.ts";
import { SAMPLES } from "#content/switches.ts";
import type { QuoteRequestInput } from "./quote-request-schema.ts";
import { normalizeText } from "#lib/validation/normalize-text.ts";
import {
  DELIVERY_ADDRESS_FIELD,
  requestFields,
  SAMPLES_FIELD,
  type RequestField,
} from "./request-fields.ts";

/** The fields before validation. */
export type FormInput = Record<
  Exclude<keyof QuoteRequestInput, "productCategories" | SampleFieldName>,
  string
> & {
  productCategories: string[];
  /** Of the samples' form alone. */
  samples?: string[];
  deliveryAddress?: string;
};

type SampleFieldName = typeof SAMPLES_FIELD | typeof DELIVERY_ADDRESS_FIELD;

type TextName = Exclude<RequestField, "productCategory">;

/** The form's fields with one value. */
export const TEXT_FIELDS = requestFields
  .map(([name]) => name)
  .filter((name): name is TextName => name !== "productCategory");

export function readFormInput(formData: FormData): FormInput {
  const fields = Object.fromEntries(
    TEXT_FIELDS.map((name) => [name, readTextField(formData, name)]),
  );
  const input = {
    ...(fields as Record<TextName, string>),
    productCategories: readTexts(formData, "productCategories"),
  };
  return SAMPLES && formData.has(DELIVERY_ADDRESS_FIELD) ? withBox(input, formData) : input;
}

/** A request for samples is a quote request whose specifications say what is to be sent, and where to. */
function withBox(input: FormInput, formData: FormData): FormInput {
  const deliveryAddress = readTextField(formData, DELIVERY_ADDRESS_FIELD);
  // One too many is refused, not dropped.
  const box = knownSamples(readTexts(formData, SAMPLES_FIELD), SAMPLES_IN_A_BOX + 1);
  return {
    ...input,
    samples: box.map(({ slug }) => slug),
    deliveryAddress,
    specifications: boxText(box, normalizeText(deliveryAddress)),
    productCategories: [...new Set(box.map(({ product }) => product))],
  };
}

export const LIST_LABEL = "Samples: ";
const ADDRESS_LABEL = "\nDelivery address:\n";

/** What is in the box that the samples' form wrote into a request's specifications: our names, no typed text. */
export function sampleNames({ specifications }: { specifications: string | null }): string[] {
  if (!SAMPLES || !specifications?.startsWith(LIST_LABEL)) return [];
  const [list = "", address] = specifications.slice(LIST_LABEL.length).split(ADDRESS_LABEL, 2);
  if (address === undefined) return [];
  return list.split("; ").flatMap((sample) => {
    const name = sample.replace(/ \(.*/, "");
    return isSampleName(name) ? name : [];
  });
}

/** A box as the export team reads it. */
function boxText(chosen: readonly ChosenSample[], deliveryAddress: string): string {
  const list = chosen.map((sample) =>
    isCornerSection(sample.slug)
      ? `${nameWithProduct(sample)}, corner section`
      : nameWithProduct(sample),
  );
  return [
    list.length > 0 && `${LIST_LABEL}${list.join("; ")}`,
    deliveryAddress && `${ADDRESS_LABEL}${deliveryAddress}`,
  ]
    .filter(Boolean)
    .join("")
    .trim();
}

function readTexts(formData: FormData, name: string): string[] {
  return formData.getAll(name).filter((value) => typeof value === "string");
}

/** Empty if the field is missing or a file. */
export function readTextField(formData: FormData, name: string): string {
  const value = formData.get(name);
  return typeof value === "string" ? value : "";
}
