import { browserDictionaries } from "#content/languages/browser-dictionaries.ts";
import type { Language } from "#content/languages/languages.ts";
import { ENGLISH, type Words } from "#lib/languages/words.ts";

/** What client components say in a language, and the server where it answers a form. */
export function browserWordsOf(language: Language): Words {
  return language === "en" ? ENGLISH : { language, dictionary: browserDictionaries[language] };
}
