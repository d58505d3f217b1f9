import { notFound } from "next/navigation";
import {
  isLanguage,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from "#content/languages/languages.ts";
import type { Words } from "#lib/languages/words.ts";
import { wordsOf } from "./words-of.ts";

/** The parameters of every page in every translated language that it exists in. */
export function languageParams<Record extends { path: string }, Own extends object>(
  records: readonly Record[],
  ownParams: (record: Record) => Own,
): (Own & { language: TranslatedLanguage })[] {
  return TRANSLATED_LANGUAGES.flatMap((language) =>
    records
      .filter(({ path }) => wordsOf(language).paths?.has(path))
      .map((record) => ({ language, ...ownParams(record) })),
  );
}

/** The words of the language that an address begins with. */
export async function wordsOfParams(params: Promise<{ language: string }>): Promise<Words> {
  const { language } = await params;
  if (!isLanguage(language) || language === "en") notFound();
  return wordsOf(language);
}
