import frenchBrowser from "./fr/browser.json" with { type: "json" };
import spanishBrowser from "./es/browser.json" with { type: "json" };
import germanBrowser from "./de/browser.json" with { type: "json" };
import arabicBrowser from "./ar/browser.json" with { type: "json" };
import arabicInterface from "./ar/interface.json" with { type: "json" };
import arabicPages from "./ar/pages.json" with { type: "json" };
import arabicBasket from "./ar/basket.json" with { type: "json" };
import germanInterface from "./de/interface.json" with { type: "json" };
import germanPages from "./de/pages.json" with { type: "json" };
import germanBasket from "./de/basket.json" with { type: "json" };
import spanishInterface from "./es/interface.json" with { type: "json" };
import spanishPages from "./es/pages.json" with { type: "json" };
import spanishBasket from "./es/basket.json" with { type: "json" };
import frenchInterface from "./fr/interface.json" with { type: "json" };
import frenchPages from "./fr/pages.json" with { type: "json" };
import frenchBasket from "./fr/basket.json" with { type: "json" };
import type { TranslatedLanguage } from "./languages.ts";

/** A sentence that one lacks is shown in English: `npm run content:stale` lists it. */
type Dictionaries = Record<TranslatedLanguage, Readonly<Record<string, string>>>;

/** What records say. For the server alone: a browser loads `browserDictionaries`. */
export const pageDictionaries: Dictionaries = {
  de: germanPages,
  fr: frenchPages,
  es: spanishPages,
  ar: arabicPages,
};

/** What server components, mails and documents say themselves. */
export const interfaceDictionaries: Dictionaries = {
  de: germanInterface,
  fr: frenchInterface,
  es: spanishInterface,
  ar: arabicInterface,
};

/** What is said of samples; a browser loads it with the sample basket. */
export const basketDictionaries: Dictionaries = {
  de: germanBasket,
  fr: frenchBasket,
  es: spanishBasket,
  ar: arabicBasket,
};

/** What the quote form and the scripts of a page say, with the records that they show. A browser loads one of them. */
export const browserDictionaries: Dictionaries = {
  de: germanBrowser,
  fr: frenchBrowser,
  es: spanishBrowser,
  ar: arabicBrowser,
};
