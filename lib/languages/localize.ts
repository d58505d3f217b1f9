import { isRightToLeft, languages, type Language } from "#content/languages/languages.ts";

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Numbers with the language's separators, and its space before %. */
export function localize(text: string, language: Language): string {
  const { locale } = languages[language];
  const numbers = text.replaceAll(NUMBER, (number) => {
    if (!/[,.]/.test(number)) return number;
    const digits = number.split(".")[1]?.length ?? 0;
    return Number(number.replaceAll(",", "")).toLocaleString(locale, {
      minimumFractionDigits: digits,
    });
  });
  const spaced = isRightToLeft(language) ? numbers : numbers.replaceAll(/(\d)%/g, "$1 %");
  return spaced
    .replaceAll(/(\d)M(\+?)(?!\p{L})/gu, language === "de" ? "$1$2 Mio." : "$1 M$2")
    .replaceAll(/\$([\d.,\s–]*\d)/g, "$1 $");
}
