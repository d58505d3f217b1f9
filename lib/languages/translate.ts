import { company } from "#content/company.ts";
import { localize } from "./facts.ts";
import { hrefIn, ordered, translateText, type Words } from "./words.ts";

/** Fields of records that hold no words: addresses, ids, proper names. */
const NO_WORDS = new Set([
  "slug",
  "id",
  "kind",
  "layout",
  "bleed",
  "opens",
  "image",
  "swatch",
  "modified",
  "form",
  "botanical",
  "author",
  "email",
  "linkedin",
  "company",
  "code",
  "hatch",
  "use",
  "number",
  "swing",
  "hinge",
  "checkedOn",
  "ownerNote",
  "master",
  "scheme",
]);
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
