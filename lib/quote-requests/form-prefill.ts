import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { declarationNames } from "#content/declarations/declaration-names.ts";
import {
  DOCUMENT_PARAMETER,
  LOT_PARAMETER,
  QUOTE_PARAMETER,
  REQUEST_QUOTE_PATH,
  ORIGIN_PARAMETER,
} from "#content/request-quote-path.ts";
import {
  knownSamples,
  nameWithProduct,
  samples,
  type ChosenSample,
  type SampleProduct,
} from "#content/sample-options.ts";
import { IMAGE_TOOL } from "#content/switches.ts";
import { REQUEST_FIELDS } from "./request-fields.ts";
import { normalizeLine } from "#lib/validation/normalize-text.ts";
import { originOf, type Origin } from "./form-origin.ts";
import { imageTextOf } from "./image-prefill.ts";

export type Choice = {
  quote?: ChosenSample | undefined;
  document?: string | undefined;
  /** The names of products whose drawing kit was taken along. */
  kits?: readonly string[];
  /** What the address asks for that there is not, said beside the specifications. */
  problem?: string | undefined;
  image?: string | undefined;
};

const WITH_IMAGE = "custom-cabinets" satisfies SampleProduct;

export const NO_CHOICE: Choice = {};

export const LOT_NUMBER = /\d{1,12}/;
export const LOT_NUMBER_HINT = "A lot number has digits only, as on the carton’s label.";
/** How much of what is no lot number is kept. */
const LOT_LENGTH = 40;

export function quoteAddress(slug: string): string {
  return `${REQUEST_QUOTE_PATH}?${QUOTE_PARAMETER}=${slug}`;
}

/** Addresses are untrusted: only known slugs count. */
export function choiceOf(address: URLSearchParams): Choice {
  const [quote] = knownSamples(address.getAll(QUOTE_PARAMETER));
  const problem = problemOf(address);
  return {
    quote,
    document: documentOf(address),
    ...(problem && { problem }),
    image: IMAGE_TOOL ? imageTextOf(address) || undefined : undefined,
  };
}

/** The names of known products. Drops everything else that was stored. */
export function knownKits(slugs: readonly string[]): string[] {
  return slugs.flatMap((slug) =>
    Object.hasOwn(samples, slug) ? quoteRequestOrigins[slug as SampleProduct].name : [],
  );
}

/** The origin is the page of the requested thing; an image implies custom cabinets. */
export function originOfChoice({ quote, image }: Choice): Origin | undefined {
  const product = quote?.product ?? (image ? WITH_IMAGE : undefined);
  const origin = product && originOf({ pathname: `/products/${product}`, search: "" });
  return origin && image && product === WITH_IMAGE ? { ...origin, isAdded: true } : origin;
}

export function prefillText(choice: Choice = NO_CHOICE): string {
  return [choice.image, prefillLine(choice)].filter(Boolean).join("\n");
}

/** A line each for the quote, the document and the drawing kits. The image is separate: a draft keeps it if opened without one. */
export function prefillLine(choice: Choice = NO_CHOICE): string {
  const { quote, document: name, kits = [] } = choice;
  return [
    quote && `Quote for: ${nameWithProduct(quote)}`,
    name && `Document: ${name}`,
    kits.length > 0 && `Drawing kit: ${kits.join(", ")}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Puts a prefill before a text once, replaces unchanged earlier ones, and restores none that the buyer removed. */
export function withPrefillLine(text: string, prefill: string, earlier = ""): string {
  if (earlier && text.includes(earlier)) {
    const line = prefill || !text.includes(`${earlier}\n`) ? earlier : `${earlier}\n`;
    return withinLimit(
      text.replace(line, () => prefill),
      text,
    );
  }
  if (!prefill || prefill === earlier || text.includes(prefill)) return text;
  return withinLimit(text ? `${prefill}\n${text}` : prefill, text);
}

/** The document's name with its lot as typed, even if it is no number, so that nothing typed is lost. */
function documentOf(address: URLSearchParams): string | undefined {
  const id = address.get(DOCUMENT_PARAMETER) ?? "";
  if (!isDocument(id)) return undefined;
  const lot = lotOf(address);
  const isKept = lot !== "" && lot.length <= LOT_LENGTH;
  return isKept ? `${declarationNames[id]}, lot ${lot}` : declarationNames[id];
}

function problemOf(address: URLSearchParams): string | undefined {
  const id = address.get(DOCUMENT_PARAMETER);
  if (id === null) return undefined;
  if (!isDocument(id)) return "There is no such paper. Name the one that you need.";
  const product = address.get(ORIGIN_PARAMETER);
  if (product !== null && !originOf({ pathname: "", search: String(address) }))
    return "There is no such product. Name the one that the paper is for.";
  const lot = lotOf(address);
  return lot === "" || new RegExp(`^${LOT_NUMBER.source}$`).test(lot) ? undefined : LOT_NUMBER_HINT;
}

function lotOf(address: URLSearchParams): string {
  return normalizeLine(address.get(LOT_PARAMETER) ?? "");
}

function isDocument(id: string): id is keyof typeof declarationNames {
  return Object.hasOwn(declarationNames, id);
}

function withinLimit(changed: string, text: string): string {
  return changed.length <= REQUEST_FIELDS.specifications.limit ? changed : text;
}
