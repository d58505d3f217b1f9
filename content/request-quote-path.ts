import { SAMPLES } from "./switches.ts";

/** The page of the quote form; the dialog is the same form, nearer. */
export const REQUEST_QUOTE_PATH = "/request-quote";

/**
 * The same page, rendered for each visit: for browsers that run no script, and for what they post to the other one. Only
 * the server can give their form a key and the time at which it was opened.
 */
export const PLAIN_REQUEST_QUOTE_PATH = `${REQUEST_QUOTE_PATH}/plain`;

/**
 * The page of the samples' form, which is rendered for each visit: what is in the box stands in its address. Without samples
 * no script names it.
 */
export const REQUEST_SAMPLES_PATH = SAMPLES ? "/request-samples" : REQUEST_QUOTE_PATH;

/** The samples' form with these slugs in its box. */
export function requestSamplesPathWith(...slugs: readonly string[]): string {
  const chosen = slugs.map((slug) => `${SAMPLE_PARAMETER}=${slug}`).join("&");
  return chosen ? `${REQUEST_SAMPLES_PATH}?${chosen}` : REQUEST_SAMPLES_PATH;
}

/** The prerendered page for who comes from the page with this slug. */
export function requestQuotePathFrom(slug: string): string {
  return `${REQUEST_QUOTE_PATH}/from/${slug}`;
}

const IN_A_LANGUAGE = SAMPLES
  ? /^(\/[a-z]{2})?(\/request-(?:quote(?:\/plain)?|samples))$/
  : /^(\/[a-z]{2})?(\/request-quote(?:\/plain)?)$/;

/** Splits the address of a form's page, prerendered or not, into its language's prefix and its English path. */
export function splitFormPath(path: string): { prefix: string; path: string } | undefined {
  const [, prefix = "", english] = IN_A_LANGUAGE.exec(path) ?? [];
  return english === undefined ? undefined : { prefix, path: english };
}

/**
 * The quote form's parameters: what a quote is for, what document is asked for, and which image of the image tool is sent
 * along.
 */
export const FORM_PARAMETERS = ["for", "document", "picture"] as const;
export const [QUOTE_PARAMETER, DOCUMENT_PARAMETER, IMAGE_PARAMETER] = FORM_PARAMETERS;
/** The samples' form's parameter, once for each sample. */
export const SAMPLE_PARAMETER = "sample";
/** Beside a document, the number of the lot that it is for. */
export const LOT_PARAMETER = "lot";
/** Beside an image, the description that it was made from. */
export const PROMPT_PARAMETER = "prompt";

/** What the file name of a drawing kit adds to its product's slug; the form names those that were taken along. */
export const DRAWING_KIT = "-drawing-kit.zip";

/** A file of public/. */
export function drawingKitPath(slug: string): string {
  return `/drawing-kits/${slug}${DRAWING_KIT}`;
}

/** On the home page's address: the slug of the previous page. */
export const ORIGIN_PARAMETER = "from";

/** The anchor of the table of species or panel types, and of the comparison. */
export const COMPARISON_ID = "compare";
