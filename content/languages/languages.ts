/**
 * The languages of the public site, by the first segment of their pages' addresses; English has none. `documents` says
 * whether the PDFs exist in it; where not, the English ones are linked. The owner switches one off by `isOff: true`.
 */
export const languages: Readonly<Record<Language, LanguageRecord>> = {
  en: { name: "English", locale: "en-US", direction: "ltr", documents: true },
  de: { name: "Deutsch", locale: "de-DE", direction: "ltr", documents: true },
  fr: { name: "Français", locale: "fr-FR", direction: "ltr", documents: true },
  es: { name: "Español", locale: "es-ES", direction: "ltr", documents: true, atLeast: "más de" },
  // Latin digits, as in trade documents of the Gulf.
  ar: { name: "العربية", locale: "ar-AE-u-nu-latn", direction: "rtl", documents: false },
};

type LanguageRecord = {
  /** In the language itself. */
  name: string;
  /** For `Intl`. */
  locale: string;
  direction: "ltr" | "rtl";
  documents: boolean;
  /** Then no page is in it; what was written in it is still read. */
  isOff?: boolean;
  /** What a sentence says for the plus of "500+", where it says it in words. */
  atLeast?: string;
};

export type Language = "en" | "de" | "fr" | "es" | "ar";
export type TranslatedLanguage = Exclude<Language, "en">;

export const LANGUAGES = Object.keys(languages) as Language[];
export const OFFERED_LANGUAGES = LANGUAGES.filter((language) => !languages[language].isOff);
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== "en",
);

export function isRightToLeft(language: Language): boolean {
  return languages[language].direction === "rtl";
}

/** Whether the site is in it. */
export function isLanguage(text: unknown): text is Language {
  return OFFERED_LANGUAGES.some((language) => language === text);
}
