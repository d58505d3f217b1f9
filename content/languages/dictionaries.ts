import frenchBrowser from "./fr/browser.json" with { type: "json" };
import spanishBrowser from "./es/browser.json" with { type: "json" };
import germanBrowser from "./de/browser.json" with { type: "json" };
import arabicBrowser from "./ar/browser.json" with { type: "json" };
import arabicInterface from "./ar/interface.json" with { type: "json" };
import arabicPages from "./ar/pages.json" with { type: "json" };
import arabicTray from "./ar/tray.json" with { type: "json" };
import germanInterface from "./de/interface.json" with { type: "json" };
import germanPages from "./de/pages.json" with { type: "json" };
import germanTray from "./de/tray.json" with { type: "json" };
import spanishInterface from "./es/interface.json" with { type: "json" };
import spanishPages from "./es/pages.json" with { type: "json" };
import spanishTray from "./es/tray.json" with { type: "json" };
import frenchInterface from "./fr/interface.json" with { type: "json" };
import frenchPages from "./fr/pages.json" with { type: "json" };
import frenchTray from "./fr/tray.json" with { type: "json" };
import type { TranslatedLanguage } from "./languages.ts";

/** German is the list that the other languages are held to by the compiler. */
type Dictionaries<Sentences> = Record<TranslatedLanguage, Record<keyof Sentences, string>>;

/** What records say. For the server alone: a browser loads `browserDictionaries`. */
export const pageDictionaries: Dictionaries<typeof germanPages> = {
  de: germanPages,
  fr: frenchPages,
  es: spanishPages,
  ar: arabicPages,
};

/** What server components, mails and documents say themselves. */
export const interfaceDictionaries: Dictionaries<typeof germanInterface> = {
  de: germanInterface,
  fr: frenchInterface,
  es: spanishInterface,
  ar: arabicInterface,
};

/** What is said of samples; a browser loads it with the tray. */
export const trayDictionaries: Dictionaries<typeof germanTray> = {
  de: germanTray,
  fr: frenchTray,
  es: spanishTray,
  ar: arabicTray,
};

/** What the quote form and the scripts of a page say, with the records that they show. A browser loads one of them. */
export const browserDictionaries: Dictionaries<typeof germanBrowser> = {
  de: germanBrowser,
  fr: frenchBrowser,
  es: spanishBrowser,
  ar: arabicBrowser,
};
