const NO_BREAK_SPACE = "\u00a0";
const WORD_JOINER = "\u2060";

/** Spaces at which no line may end: between a number and its unit or what it counts, and within a unit. */
const BOUND_SPACES: readonly [spaces: RegExp, bound: string][] = [
  [/(\d[+%MK]?) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`],
  [/\b(sq) (?=ft\b)/g, `$1${NO_BREAK_SPACE}`],
  [/(\d\u00a0business) (?=days?\b)/g, `$1${NO_BREAK_SPACE}`],
  [/(\d) × (?=\d)/g, `$1${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`],
  [/(\d[AP]M) (?=[A-Z]{3}\b)/g, `$1${NO_BREAK_SPACE}`],
];

/** Where a browser ends a line inside a word: after the dash of a range, after the hyphen of "15-point". */
const BOUND_DASHES = /([\p{L}\p{N}%]–|\d-)(?=[\p{L}\p{N}$])/gu;

/** What a record holds beside the words that are read. */
const NAMES = new Set([
  "phone",
  "email",
  "kind",
  "id",
  "slug",
  "path",
  "parent",
  "href",
  "picture",
  "swatch",
  "modified",
]);

/**
 * A text or a record with its numbers kept to their units and its ranges to themselves, so that no line ends between
 * them. What is set already stays as it is.
 */
export function typeset<Value>(value: Value): Value {
  return mapTexts(value, (text) => typesetForPrint(text).replace(BOUND_DASHES, `$1${WORD_JOINER}`));
}

/** The same for a PDF, whose lines end at spaces only and whose fonts have no word joiner. */
export function typesetForPrint<Value>(value: Value): Value {
  return mapTexts(value, (text) =>
    BOUND_SPACES.reduce((done, [spaces, bound]) => done.replace(spaces, bound), text),
  );
}

function mapTexts<Value>(value: Value, set: (text: string) => string): Value {
  return mapUnknown(value, set) as Value;
}

function mapUnknown(value: unknown, set: (text: string) => string): unknown {
  if (typeof value === "string") return set(value);
  if (Array.isArray(value)) return value.map((item) => mapUnknown(item, set));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      NAMES.has(name) ? held : mapUnknown(held, set),
    ]),
  );
}
