import { browserDictionaries, basketDictionaries } from "#content/languages/dictionaries.ts";
import { TRANSLATED_LANGUAGES, type Language } from "#content/languages/languages.ts";
import { withFactsIn } from "#lib/languages/facts.ts";
import { ENGLISH, type Words } from "#lib/languages/words.ts";

const wordsByLanguage = new Map<Language, Words>(
  TRANSLATED_LANGUAGES.map((language) => [
    language,
    { language, dictionary: withFactsIn(language, browserDictionaries[language]) },
  ]),
);

/** What client components say in a language, and the server where it answers a form. */
export function browserWordsOf(language: Language): Words {
  return wordsByLanguage.get(language) ?? ENGLISH;
}

/** The same with what is said of samples. */
export function basketWordsOf(language: Language): Words {
  if (language === "en") return ENGLISH;
  const basket = withFactsIn(language, basketDictionaries[language]);
  return { language, dictionary: { ...browserWordsOf(language).dictionary, ...basket } };
}
