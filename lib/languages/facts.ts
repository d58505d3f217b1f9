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
import { addressIn, hoursIn, openingIn } from "#content/company-words.ts";
import { company } from "#content/company.ts";
import { floorFigures } from "#content/figures/product-figures.ts";
import { languages, type Language } from "#content/languages/languages.ts";
import { samples } from "#content/sample-options.ts";
import { localize } from "./localize.ts";

/** English sentence → translation. Facts of the company and its claims stand as `{company}`, `{projects}` and so on. */
export type Dictionary = Readonly<Record<string, string>>;

type Speech = { language: Language; dictionary?: Dictionary };

const RANGE = "{firstDay}–{lastDay}";
const OPENING = "{staffedDays} {opens}–{closes} {zone}";

/** What dictionaries and components name in braces, so that another company or claim leaves every sentence complete. */
const FACTS: Readonly<Record<string, (speech: Speech) => string>> = {
  company: () => company.name,
  domain: () => company.domain,
  email: () => company.email,
  phone: () => company.phone.display,
  city: () => company.address.city,
  founded: () => company.founded,
  address: ({ language }) => addressIn(language),
  firstDay: ({ language }) => openingIn.days(language)[0] ?? "",
  lastDay: ({ language }) => openingIn.days(language).at(-1) ?? "",
  staffedDays: (speech) =>
    openingIn.isRange ? say(RANGE, speech) : openingIn.days(speech.language).join(", "),
  opens: ({ language }) => openingIn.opens(language),
  closes: ({ language }) => openingIn.closes(language),
  zone: () => openingIn.zone,
  hours: (speech) => say(OPENING, speech),
  quoteHours: () => `${QUOTE_HOURS.first}–${QUOTE_HOURS.last}`,
  quoteFirst: () => String(QUOTE_HOURS.first),
  quoteLast: () => String(QUOTE_HOURS.last),
  quoteDays: () => String(QUOTE_DAYS),
  sampleDays: () => SAMPLE_DAYS,
  responseHours: ({ language }) => hoursIn(language, RESPONSE_HOURS),
  supportTime: (speech) => say(SUPPORT_TIME, speech),
  ...Object.fromEntries(
    Object.entries({
      ...mapValues(claims),
      ...assetClassClaims,
      notCompliant: NOT_COMPLIANT,
      species: floorFigures.species,
      speciesShown: String(Object.keys(samples["hardwood-flooring"]).length),
    }).map(([name, value]) => [name, ({ language }) => sayClaim(value, language)]),
  ),
};

/** The text with the facts in place of their names; other names in braces stay for what fills them. */
export function withFacts(text: string, speech: Speech): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => FACTS[name]?.(speech) ?? braces);
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

function say(sentence: string, speech: Speech): string {
  return withFacts(speech.dictionary?.[sentence] ?? sentence, speech);
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
