import {
  assetClassClaims,
  claims,
  NOT_COMPLIANT,
  QUOTE_DAYS,
  QUOTE_HOURS,
  RESPONSE_HOURS,
  SAMPLE_DAYS,
  SUPPORT_TIME,
} from "#content/claims.ts";
import {
  addressIn,
  ARE_DAYS_A_RANGE,
  countryIn,
  daysIn,
  hoursIn,
  toTwelveHours,
  toTwentyFourHours,
} from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { floorFigures, SPECIES_LISTED, SPECIES_SHOWN } from "#content/figures/product-figures.ts";
import { isRightToLeft, languages, type Language } from "#content/languages/languages.ts";

/** English sentence → translation. Facts of the company and its claims stand as `{company}`, `{projects}` and so on. */
export type Dictionary = Readonly<Record<string, string>>;

type MinimalWords = { language: Language; dictionary?: Dictionary };

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const RANGE = "{firstDay}–{lastDay}";
const OPENING = "{staffedDays} {opens}–{closes} {zone} ({city} time)";

/** What dictionaries and components name in braces, so that another company or claim leaves every sentence complete. */
const FACTS: Readonly<Record<string, (words: MinimalWords) => string>> = {
  company: () => company.name,
  domain: () => company.domain,
  email: () => company.email,
  phone: () => company.phone.display,
  city: () => company.address.city,
  founded: () => company.founded,
  address: ({ language }) => addressIn(languages[language].locale),
  country: ({ language }) => countryIn(languages[language].locale),
  firstDay: ({ language }) => daysIn(languages[language].locale)[0] ?? "",
  lastDay: ({ language }) => daysIn(languages[language].locale).at(-1) ?? "",
  staffedDays: (words) =>
    ARE_DAYS_A_RANGE ? say(RANGE, words) : daysIn(languages[words.language].locale).join(", "),
  opens: ({ language }) => clockIn(language, company.hours.opens),
  closes: ({ language }) => clockIn(language, company.hours.closes),
  zone: () => company.hours.zone,
  hours: (words) => say(OPENING, words),
  quoteHours: () => `${QUOTE_HOURS.first}–${QUOTE_HOURS.last}`,
  quoteFirst: () => String(QUOTE_HOURS.first),
  quoteLast: () => String(QUOTE_HOURS.last),
  quoteDays: () => String(QUOTE_DAYS),
  sampleDays: () => SAMPLE_DAYS,
  responseHours: ({ language }) => hoursIn(languages[language].locale, RESPONSE_HOURS),
  supportTime: (words) => say(SUPPORT_TIME, words),
  ...Object.fromEntries(
    Object.entries({
      ...mapValues(claims),
      ...assetClassClaims,
      notCompliant: NOT_COMPLIANT,
      species: floorFigures.species,
      speciesShown: String(SPECIES_SHOWN),
      speciesListed: String(SPECIES_LISTED),
    }).map(([name, value]) => [name, ({ language }) => sayClaim(value, language)]),
  ),
};

/** The text with the facts in place of their names; other names in braces stay for what fills them. */
export function withFacts(text: string, words: MinimalWords): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => FACTS[name]?.(words) ?? braces);
}

/** A dictionary as it is looked up: facts in place of their names, in its sentences and in their translations. */
export function withFactsIn(language: Language, dictionary: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).map(([sentence, translation]) => [
      withFacts(sentence, { language: "en" }),
      withFacts(translation, { language, dictionary }),
    ]),
  );
}

function say(sentence: string, words: MinimalWords): string {
  return withFacts(words.dictionary?.[sentence] ?? sentence, words);
}

/** English has twelve hours, the other languages twenty-four. */
function clockIn(language: Language, time: string): string {
  return language === "en" ? toTwelveHours(time) : toTwentyFourHours(time);
}

/** "500+" within a sentence. */
function sayClaim(value: string, language: Language): string {
  if (language === "en") return value;
  const { atLeast } = languages[language];
  const [, least] = /^(.+)\+$/.exec(value) ?? [];
  return localize(atLeast && least ? `${atLeast} ${least}` : value, language);
}

function mapValues(
  record: Readonly<Record<string, { value: string }>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).map(([name, { value }]) => [name, value]));
}

/** Numbers with the language's separators, and its space before %. */
export function localize(text: string, language: Language): string {
  const { locale } = languages[language];
  const numbers = text.replaceAll(NUMBER, (number) => {
    if (!/[,.]/.test(number)) return number;
    const digits = number.split(".")[1]?.length ?? 0;
    return Number(number.replaceAll(",", "")).toLocaleString(locale, {
      minimumFractionDigits: digits,
    });
  });
  const spaced = isRightToLeft(language) ? numbers : numbers.replaceAll(/(\d)%/g, "$1 %");
  return spaced
    .replaceAll(/(\d)M(\+?)(?!\p{L})/gu, language === "de" ? "$1$2 Mio." : "$1 M$2")
    .replaceAll(/\$([\d.,\s–]*\d)/g, "$1 $");
}
