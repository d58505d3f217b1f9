import {
  isLanguage,
  isRightToLeft,
  languages,
  type Language,
} from "#content/languages/languages.ts";
import type germanBrowser from "#content/languages/de/browser.json";
import type germanInterface from "#content/languages/de/interface.json";
import { withFacts, type Dictionary } from "./facts.ts";
import type germanTray from "#content/languages/de/tray.json";
import { isolateNumbers } from "./isolate-numbers.ts";

/** The sentences that components say themselves. German is the list: the compiler refuses one that it lacks. */
export type InterfaceSentence =
  keyof typeof germanInterface | keyof typeof germanBrowser | keyof typeof germanTray;

/** What a component needs to speak a language. English has no dictionary: its sentences are the keys. */
export type Words = {
  language: Language;
  /** With facts in place of their names: see `withFactsIn`. */
  dictionary?: Dictionary;
  /** The paths that exist in the language, without its prefix; all of them if absent. */
  paths?: ReadonlySet<string>;
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
  const found = words.dictionary?.[sentence];
  return found === undefined ? sentence : ordered(found, words);
}

/** Numbers with their parts in order, whichever way the language is written. */
export function ordered(text: string, { language }: Words): string {
  return isRightToLeft(language) ? isolateNumbers(text) : text;
}

/** The address of a page in the language, or of the English one if it has none. Files and anchors pass through. */
export function hrefIn(words: Words, href: string): string {
  const [path = ""] = href.split(/[?#]/, 1);
  if (words.language === "en" || !path.startsWith("/")) return href;
  if (words.paths?.has(path) === false) return href;
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
