import { browserDictionaries } from "#content/languages/browser-dictionaries.ts";
import {
  interfaceDictionaries,
  pageDictionaries,
  trayDictionaries,
} from "#content/languages/dictionaries.ts";
import {
  languages,
  LANGUAGES,
  TRANSLATED_LANGUAGES,
  type Language,
  type TranslatedLanguage,
} from "#content/languages/languages.ts";
import { sharedRecords } from "#content/languages/shared-records.ts";
import { crawledPages } from "#content/site/site-routes.ts";
import { sentencesOf } from "#lib/languages/translate.ts";
import { CATALOG_PATH, notesPath, specSheetPath } from "#content/site/document-paths.ts";
import { products } from "#content/products/product-list.ts";
import { isOffered, type Switches } from "#content/switches.ts";
import { withFactsIn } from "#lib/languages/facts.ts";
import { ENGLISH, type Words } from "#lib/languages/words.ts";

const wordsByLanguage = new Map<Language, Words>([
  ["en", ENGLISH],
  ...TRANSLATED_LANGUAGES.map((language): [Language, Words] => [language, createWords(language)]),
]);

/** All that the server says in a language. Too large for a browser: see `browserWordsOf`. */
export function wordsOf(language: Language): Words {
  return wordsByLanguage.get(language) ?? ENGLISH;
}

/** The languages that a page exists in, by its English path. */
export function languagesOf(path: string): Language[] {
  return LANGUAGES.filter((language) => wordsOf(language).paths?.has(path) ?? true);
}

/** A page exists in a language when all its sentences do, and those that every page shares. */
function createWords(language: TranslatedLanguage): Words {
  const dictionary = withFactsIn(language, {
    ...pageDictionaries[language],
    ...interfaceDictionaries[language],
    ...browserDictionaries[language],
    ...trayDictionaries[language],
  });
  const isComplete = (record: unknown) =>
    sentencesOf(record).every((sentence) => Object.hasOwn(dictionary, sentence));
  const pages = isComplete(sharedRecords) ? crawledPages.filter(isComplete) : [];
  const documents = pages.length > 0 && languages[language].documents ? pdfPaths() : [];
  return {
    language,
    dictionary,
    paths: new Set([...pages.map(({ path }) => path), ...documents]),
  };
}

/** The PDFs that exist in more than one language. */
export function pdfPaths(switches?: Switches): string[] {
  const sheets = products.flatMap(({ path }) => [specSheetPath(path), notesPath(path)]);
  return [CATALOG_PATH, ...sheets].filter((path) => isOffered(path, switches));
}
