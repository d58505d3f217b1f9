import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { declarationNames } from "#content/declaration-names.ts";
import {
  DOCUMENT_PARAMETER,
  QUOTE_PARAMETER,
  REQUEST_QUOTE_PATH,
  SAMPLE_PARAMETER,
} from "#content/request-quote-path.ts";
import { samples, SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
import { QUOTE_REQUEST_LIMITS } from "./text-limits.ts";
import { originOf, type Origin } from "./form-origin.ts";
import { imageWordsOf } from "./image-prefill.ts";

type Product = keyof typeof samples;

/** A species, panel type, collection or service, as far as a browser knows it. */
export type ChosenSample = { slug: string; name: string; product: Product };

/** What was chosen before the form was opened: on the products' pages, by name among the documents, or in the image tool. */
export type Choice = {
  quote?: ChosenSample | undefined;
  samples: readonly ChosenSample[];
  document?: string | undefined;
  /** A picture of the image tool, in words. */
  image?: string | undefined;
};

/** What the image tool's pictures show. */
const WITH_IMAGE = "custom-cabinets" satisfies Product;

/** Where nothing was chosen. */
export const NOTHING: Choice = { samples: [] };

const bySlug = new Map(
  Object.entries(samples).flatMap(([product, names]) =>
    Object.entries(names).map(([slug, name]): [string, ChosenSample] => [
      slug,
      { slug, name, product: product as Product },
    ]),
  ),
);

/** Where a sample is asked for without JavaScript. */
export function sampleAddress(slug: string): string {
  return `${REQUEST_QUOTE_PATH}?${SAMPLE_PARAMETER}=${slug}`;
}

/** Where a quote is asked for with the thing chosen. */
export function quoteAddress(slug: string): string {
  return `${REQUEST_QUOTE_PATH}?${QUOTE_PARAMETER}=${slug}`;
}

/** Where a document is asked for that is issued for an order. */
export function documentAddress(id: string): string {
  return `${REQUEST_QUOTE_PATH}?${DOCUMENT_PARAMETER}=${id}`;
}

/** Those of the slugs that are known here, each once and as many as a box takes. Whatever else is stored or sent is nobody's. */
export function knownSamples(slugs: readonly string[]): ChosenSample[] {
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []).slice(0, SAMPLES_IN_A_BOX);
}

/** What an address of the form chooses. Anybody can write one: of it only slugs that are known here count. */
export function choiceOf(address: URLSearchParams): Choice {
  const [quote] = knownSamples(address.getAll(QUOTE_PARAMETER));
  const id = address.get(DOCUMENT_PARAMETER) ?? "";
  return {
    quote,
    samples: knownSamples(address.getAll(SAMPLE_PARAMETER)),
    ...(isDocument(id) && { document: declarationNames[id] }),
    image: imageWordsOf(address) || undefined,
  };
}

/** Where somebody with this choice comes from: the page of what is asked for. A picture's cabinets are asked for too. */
export function originOfChoice({ quote, samples: [sample], image }: Choice): Origin | undefined {
  const product = (quote ?? sample)?.product ?? (image ? WITH_IMAGE : undefined);
  const origin = product && originOf({ pathname: `/products/${product}`, search: "" });
  return origin && image && product === WITH_IMAGE ? { ...origin, isAdded: true } : origin;
}

/** A choice as the specifications begin with it: its picture, and its words. */
export function textOf(choice: Choice = NOTHING): string {
  return [choice.image, wordsOf(choice)].filter(Boolean).join("\n");
}

/**
 * A choice in plain words, a line for the quote and one for the samples, as they are written into the specifications. A
 * picture is apart from them: it stays where the form is opened without it.
 */
export function wordsOf({ quote, samples: chosen, document: name }: Choice = NOTHING): string {
  const list = chosen.map(nameOf).join("; ");
  return [
    quote && `Quote for: ${nameOf(quote)}`,
    list && `Samples: ${list}`,
    name && `Document: ${name}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/**
 * A text with these words before it, once. Words that were put there earlier are replaced where they still stand as they
 * were, and not put back where somebody removed them. The text itself is never touched; one that leaves no room stays.
 */
export function withWords(text: string, words: string, earlier = ""): string {
  if (earlier && text.includes(earlier)) {
    const line = words || !text.includes(`${earlier}\n`) ? earlier : `${earlier}\n`;
    return fitting(
      text.replace(line, () => words),
      text,
    );
  }
  if (!words || words === earlier || text.includes(words)) return text;
  return fitting(text ? `${words}\n${text}` : words, text);
}

function isDocument(id: string): id is keyof typeof declarationNames {
  return Object.hasOwn(declarationNames, id);
}

function fitting(changed: string, text: string): string {
  return changed.length <= QUOTE_REQUEST_LIMITS.specifications ? changed : text;
}

/** "White oak (hardwood flooring)" */
function nameOf({ name, product }: ChosenSample): string {
  return `${name} (${quoteRequestOrigins[product].name.toLowerCase()})`;
}
