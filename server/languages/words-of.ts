import {
  browserDictionaries,
  interfaceDictionaries,
  pageDictionaries,
  basketDictionaries,
} from "#content/languages/dictionaries.ts";
import {
  OFFERED_LANGUAGES,
  languages,
  TRANSLATED_LANGUAGES,
  type Language,
} from "#content/languages/languages.ts";
import { isOffered } from "#content/switches.ts";
import { type Dictionary, localize, withFactsIn } from "#lib/languages/facts.ts";
import { ENGLISH, type Words } from "#lib/languages/words.ts";

/** As written in any of the languages. */
const NUMBERS = /\d(?:[\d.,]| (?=\d{3}(?!\d)))*\d|\d/g;

export const unnumbered = (sentence: string) => sentence.replaceAll(NUMBERS, "#");

const wordsByLanguage = new Map<Language, Words>(
  TRANSLATED_LANGUAGES.map((language) => {
    const dictionary = withFactsIn(language, {
      ...pageDictionaries[language],
      ...interfaceDictionaries[language],
      ...browserDictionaries[language],
      ...basketDictionaries[language],
    });
    const isMissing = (path: string) => !languagesOf(path).includes(language);
    const withOtherNumbers = renumber(language, dictionary);
    return [language, { language, dictionary, isMissing, withOtherNumbers }];
  }),
);

/** All that the server says in a language. Too large for a browser: see `browserWordsOf`. */
export const wordsOf = (language: Language): Words => wordsByLanguage.get(language) ?? ENGLISH;

/** English only: texts for a project manual, the image tool, whose parser reads English, and files but PDFs. */
const ENGLISH_ONLY = /\/specification-text$|^\/generate-image$|\.(?!pdf$)\w+$/;

/** The languages that a page or document exists in, by its English path. */
export function languagesOf(path: string): Language[] {
  if (ENGLISH_ONLY.test(path) || !isOffered(path)) return ["en"];
  return OFFERED_LANGUAGES.filter((code) => languages[code].documents || !path.endsWith(".pdf"));
}

/** A figure can change in its record alone: the sentence that had the former one is found without its numbers. */
function renumber(language: Language, dictionary: Dictionary) {
  const keys = new Map(Object.keys(dictionary).map((key) => [unnumbered(key), key]));
  return (sentence: string) => {
    const same = keys.get(unnumbered(sentence)) ?? "";
    const [former = [], numbers = []] = [same, sentence].map((text) => text.match(NUMBERS) ?? []);
    const digits = former.map((number) => number.replaceAll(/\D/g, ""));
    return dictionary[same]?.replaceAll(NUMBERS, (number) => {
      const own = numbers[digits.indexOf(number.replaceAll(/\D/g, ""))];
      return own ? localize(own, language).replaceAll(/\s/g, " ") : number;
    });
  };
}
