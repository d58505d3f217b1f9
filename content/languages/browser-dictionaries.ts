import arabic from "./ar/browser.json" with { type: "json" };
import german from "./de/browser.json" with { type: "json" };
import spanish from "./es/browser.json" with { type: "json" };
import french from "./fr/browser.json" with { type: "json" };
import type { TranslatedLanguage } from "./languages.ts";

/** What the quote form and the scripts of a page say, with the records that they show. A browser loads one of them. */
export const browserDictionaries: Record<
  TranslatedLanguage,
  Record<keyof typeof german, string>
> = { de: german, fr: french, es: spanish, ar: arabic };
