import {
  browserDictionaries,
  interfaceDictionaries,
  pageDictionaries,
  trayDictionaries,
} from "#content/languages/dictionaries.ts";
import {
  LANGUAGES,
  languages,
  TRANSLATED_LANGUAGES,
  type Language,
} from "#content/languages/languages.ts";
import { isOffered } from "#content/switches.ts";
import { withFactsIn } from "#lib/languages/facts.ts";
import { ENGLISH, type Words } from "#lib/languages/words.ts";

const wordsByLanguage = new Map<Language, Words>(
  TRANSLATED_LANGUAGES.map((language) => {
    const dictionary = withFactsIn(language, {
      ...pageDictionaries[language],
      ...interfaceDictionaries[language],
      ...browserDictionaries[language],
      ...trayDictionaries[language],
    });
    const isMissing = (path: string) => !languagesOf(path).includes(language);
    return [language, { language, dictionary, isMissing }];
  }),
);

/** All that the server says in a language. Too large for a browser: see `browserWordsOf`. */
export function wordsOf(language: Language): Words {
  return wordsByLanguage.get(language) ?? ENGLISH;
}

/** English only: texts for a project manual, the image tool, whose parser reads English, and files but PDFs. */
const ENGLISH_ONLY = /\/specification-text$|^\/generate-image$|\.(?!pdf$)\w+$/;

/** The languages that a page or document exists in, by its English path. */
export function languagesOf(path: string): Language[] {
  if (ENGLISH_ONLY.test(path) || !isOffered(path)) return ["en"];
  return LANGUAGES.filter((language) => languages[language].documents || !path.endsWith(".pdf"));
}
