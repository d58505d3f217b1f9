import {
  isLanguage,
  isRightToLeft,
  languages,
  type Language,
} from "#content/languages/languages.ts";
import type germanBrowser from "#content/languages/de/browser.json";
import type germanInterface from "#content/languages/de/interface.json";
import { withFacts, type Dictionary, localize } from "./facts.ts";
import type germanBasket from "#content/languages/de/basket.json";
import { company } from "#content/company.ts";

/** The sentences that components say themselves. German is the list: the compiler refuses one that it lacks. */
export type InterfaceSentence =
  keyof typeof germanInterface | keyof typeof germanBrowser | keyof typeof germanBasket;

/** A language and its dictionary. English has no dictionary: its sentences are the keys. */
export type Words = {
  language: Language;
  /** With facts in place of their names: see `withFactsIn`. */
  dictionary?: Dictionary;
  /** Whether a path is in English only; a browser is not told of it. */
  isMissing?: (path: string) => boolean;
  /** The translation of the same sentence with other numbers; on the server only, too. */
  withOtherNumbers?: (sentence: string) => string | undefined;
};

export const ENGLISH: Words = { language: "en" };

/** A sentence of a component in the language, with facts and `values` in place of its `{placeholders}`. */
export function t(
  words: Words,
  sentence: InterfaceSentence,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const english = withFacts(sentence, ENGLISH);
  const filled = Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    words.dictionary?.[english] ?? english,
  );
  return ordered(filled, words);
}

/** A sentence of a record in the language; English if the dictionary lacks it. */
export function translateText(sentence: string, words: Words): string {
  const found = words.dictionary?.[sentence] ?? words.withOtherNumbers?.(sentence);
  return found === undefined ? sentence : ordered(found, words);
}

/** Numbers with their parts in order, whichever way the language is written. */
export function ordered(text: string, { language }: Words): string {
  return isRightToLeft(language) ? isolateNumbers(text) : text;
}

const ISOLATE = "\u2066";
const END = "\u2069";
const MARKS = new RegExp(`[${ISOLATE}${END}]`, "g");

/** A phone number, or a word of digits and Latin letters and what joins it to the next: "76–305 mm", "EN 14342". */
const RUN =
  /\+\d[\d ()-]{6,}\d|[±$<>≤≥+]?[\p{Script=Latin}\d°²³″′%]+(?:(?: ?[×–/=±&+-] ?|[.,:@'’ \u00a0])?[\p{Script=Latin}\d°²³″′%])*(?: ?\$|\+)?/gu;

/**
 * Text of a right-to-left language with its numbers and their units isolated (UAX #9), so that ranges, signs and units
 * keep their order. Idempotent.
 */
function isolateNumbers(text: string): string {
  return withoutIsolates(text).replaceAll(RUN, (run) =>
    /\d\D|\D\d/.test(run) ? `${ISOLATE}${run}${END}` : run,
  );
}

export function withoutIsolates(text: string): string {
  return text.replaceAll(MARKS, "");
}

/** The address of a page in the language, or of the English one if it has none. Files and anchors pass through. */
export function hrefIn(words: Words, href: string): string {
  const [path = ""] = href.split(/[?#]/, 1);
  if (words.language === "en" || !path.startsWith("/")) return href;
  if (words.isMissing?.(path)) return href;
  return `/${words.language}${path === "/" ? href.slice(1) : href}`;
}

/** `hreflang` for a link that leaves the page's language. */
export function leavingLanguage(words: Words, href: string): { hrefLang?: Language } {
  const stays = !href.startsWith("/") || href === `/${words.language}` || /^\/\w\w[/?#]/.test(href);
  return words.language === "en" || stays ? {} : { hrefLang: "en" };
}

/** The language that an address begins with. */
export function languageOfPath(path: string): Language {
  const [, first = ""] = path.split("/", 2);
  return isLanguage(first) ? first : "en";
}

export function formatNumber({ language }: Words, value: number): string {
  return value.toLocaleString(languages[language].locale);
}

/** A day by its calendar date in UTC. In English the day first, as in the mails and the inbox. */
export function formatDay({ language }: Words, day: Date): string {
  const locale = language === "en" ? "en-GB" : languages[language].locale;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** A name in the middle of a sentence. German keeps its capitals. */
export function lowerIn({ language }: Words, name: string): string {
  return language === "de" ? name : name.toLowerCase();
}

/** Fields of records that hold no words: addresses, ids, proper names. */
const NO_WORDS = new Set(
  "slug id kind layout bleed opens image swatch modified form botanical author email linkedin company code codes hatch number checkedOn master scheme".split(
    " ",
  ),
);
const ADDRESSES = new Set(["href", "path", "parent"]);

const WORD = /\p{L}{2,}/u;
const UNITS =
  /\b(?:in|ft|sq ft|mm|cm|m|kg|lb|lbf|kN|Hz|kHz|dB|W|K|F|C|RH|USD|Pa|GB|MB|KB|PDF|DXF|IFC|DOCX|TXT|ZIP)\b/g;
const STANDARDS =
  /\b(?:EN|ISO|ASTM|ANSI|NFPA|UL|CM|NWFA|AWI|NFRC|AAMA|WDMA|CSA|KCMA|BHMA|ISPM|FSC|PEFC|CARB|TSCA|EUDR|NRC|CAC|STC|ICS|FOB|CIF|DAP|DDP|BIM)\b/g;
const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
/** Of a choice: "50k-100k". */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
const IMPERIAL = /\d ?(?:in|ft|sq ft|lbf|°?F)\b/;
const METRIC = /\d ?(?:mm|cm|m|m²|kN|kg|°?C)(?![\p{L}\d])/u;
const BOTH_UNITS = /^([^()]*) \(([^()]*)\)$/;
const NAMES = [
  company.email,
  company.domain,
  company.phone.display,
  company.name,
  company.address.city,
] as const;

/** Whether a text has a word to translate: more than numbers, units, standards and names of the company. */
function hasWords(text: string): boolean {
  if (SLUG.test(text)) return false;
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ""), text)
    .replaceAll(/\{\w+\}/g, "")
    .replace(STANDARDS, "")
    .replace(UNITS, "");
  return WORD.test(rest);
}

/** Every sentence of a record that wants a translation, once, in its order. */
export function sentencesOf(record: unknown): string[] {
  const found = new Set<string>();
  mapTexts(record, (text, name) => {
    if (!ADDRESSES.has(name) && hasWords(text)) found.add(text);
    return text;
  });
  return [...found];
}

/**
 * A record in the language: sentences by its dictionary, addresses to its pages, numbers in its notation, metric values
 * before imperial ones. English is returned as it is.
 */
export function translate<Value>(value: Value, words: Words): Value {
  if (words.language === "en") return value;
  return mapTexts(value, (text, name) => {
    if (ADDRESSES.has(name)) return hrefIn(words, text);
    if (hasWords(text)) return translateText(text, words);
    if (ID.test(text)) return text;
    return ordered(metricFirst(localize(text, words.language)), words);
  }) as Value;
}

function metricFirst(text: string): string {
  const [, first = "", second = ""] = BOTH_UNITS.exec(text) ?? [];
  return IMPERIAL.test(first) && METRIC.test(second) ? `${second} (${first})` : text;
}

type MapText = (text: string, field: string) => string;

function mapTexts(value: unknown, map: MapText, field = ""): unknown {
  if (typeof value === "string") return NO_WORDS.has(field) ? value : map(value, field);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map, field));
  if (typeof value !== "object" || value === null) return value;
  const mapped = Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, mapTexts(held, map, name)]),
  );
  return swapUnits(mapped);
}

/** Figures give their other unit as `metric` or `description`. */
function swapUnits(record: Record<string, unknown>): Record<string, unknown> {
  const { value } = record;
  const name = "metric" in record ? "metric" : "description";
  const other = record[name];
  if (typeof value !== "string" || typeof other !== "string") return record;
  return IMPERIAL.test(value) && METRIC.test(other)
    ? { ...record, value: other, [name]: value }
    : record;
}
