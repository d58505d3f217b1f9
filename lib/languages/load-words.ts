import { isLanguage, type Language } from "#content/languages/languages.ts";
import { withFactsIn, type Dictionary } from "./facts.ts";
import type { Words } from "./words.ts";

type Module = { default: Dictionary };

const DICTIONARIES: Record<Exclude<Language, "en">, () => Promise<Module>> = {
  de: () => import("#content/languages/de/browser.json"),
  fr: () => import("#content/languages/fr/browser.json"),
  es: () => import("#content/languages/es/browser.json"),
  ar: () => import("#content/languages/ar/browser.json"),
};

export function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}

/** What scripts say in the page's language; English needs nothing loaded. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === "en") return { language };
  return { language, dictionary: withFactsIn(language, (await DICTIONARIES[language]()).default) };
}
