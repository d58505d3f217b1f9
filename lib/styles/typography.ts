import type { Reference } from "#content/record-types.ts";

const NO_BREAK_SPACE = "\u00a0";

/** Spaces that must not break: between a number and its unit, and within a unit. */
const BOUND_SPACES: readonly [spaces: RegExp, bound: string][] = [
  [/(\d[+%MK]?) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`],
  [/\b(sq) (?=ft\b)/g, `$1${NO_BREAK_SPACE}`],
  [/(\d\u00a0business) (?=days?\b)/g, `$1${NO_BREAK_SPACE}`],
  [/(\d) × (?=\d)/g, `$1${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`],
  [/(\d[AP]M) (?=[A-Z]{3,4}\b)/g, `$1${NO_BREAK_SPACE}`],
];

/** Words that browsers break inside: after the dash of a range, after the hyphen of "15-point". */
const BREAKABLE_WORD = /(\S*(?:[\p{L}\p{N}%]–|\d-)[\p{L}\p{N}$]\S*)/u;

/** Fields that become headings. */
const HEADINGS = new Set(["title", "name"]);
/** A longer pair does not fit the narrowest line of the largest headings. */
const LONGEST_PAIR = 17;

/** Fields that are not displayed as text. */
const NAMES = new Set([
  "phone",
  "email",
  "kind",
  "id",
  "slug",
  "path",
  "parent",
  "href",
  "image",
  "swatch",
  "modified",
]);

/** Adds no-break spaces in numbers with units and at the ends of headings. Idempotent. */
export function typeset<Value>(value: Value): Value {
  return mapTexts(value, (text, name) => {
    const bound = bindUnits(text);
    return HEADINGS.has(name) ? bindLastWords(bound) : bound;
  });
}

/** Splits a text at its breakable words: every second part is one. */
export function splitAtBreakableWords(text: string): string[] {
  return text.split(BREAKABLE_WORD);
}

function bindLastWords(heading: string): string {
  const words = heading.split(" ");
  const pair = words.slice(-2).join(NO_BREAK_SPACE);
  const isBound = words.length > 2 && pair.length <= LONGEST_PAIR;
  return isBound ? [...words.slice(0, -2), pair].join(" ") : heading;
}

/** For PDFs and mails, where headings have a line to themselves. */
export function typesetForPrint<Value>(value: Value): Value {
  return mapTexts(value, bindUnits);
}

function bindUnits(text: string): string {
  return BOUND_SPACES.reduce((done, [spaces, bound]) => done.replace(spaces, bound), text);
}

/** `name` is the text's field in its record, or empty. */
type SetText = (text: string, name: string) => string;

function mapTexts<Value>(value: Value, set: SetText): Value {
  return mapUnknown(value, set) as Value;
}

function mapUnknown(value: unknown, set: SetText, ownName = ""): unknown {
  if (typeof value === "string") return set(value, ownName);
  if (Array.isArray(value)) return value.map((item) => mapUnknown(item, set));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      NAMES.has(name) ? held : mapUnknown(held, set, name),
    ]),
  );
}

/** The text without the address that it may link to. */
export function plainTextOf(text: string | Reference): string {
  return typeof text === "string" ? text : text.text;
}
