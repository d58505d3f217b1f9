import type { TranslatedLanguage } from "#content/languages/languages.ts";
import { SAMPLES } from "#content/switches.ts";
import { pageWords } from "#lib/languages/page-words.ts";
import { withFactsIn, type Dictionary } from "#lib/languages/facts.ts";
import type { Words } from "#lib/languages/words.ts";

const DICTIONARIES: Record<TranslatedLanguage, () => Promise<{ default: Dictionary }>> = {
  de: () => import("#content/languages/de/basket.json"),
  fr: () => import("#content/languages/fr/basket.json"),
  es: () => import("#content/languages/es/basket.json"),
  ar: () => import("#content/languages/ar/basket.json"),
};

/** Of the page's scripts and the sample basket. */
export const basketWords = SAMPLES ? await withBasketDictionary(pageWords) : pageWords;

async function withBasketDictionary({ language, dictionary }: Words): Promise<Words> {
  if (language === "en") return { language };
  const basket = withFactsIn(language, (await DICTIONARIES[language]()).default);
  return { language, dictionary: { ...dictionary, ...basket } };
}
