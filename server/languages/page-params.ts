import { notFound } from "next/navigation";
import {
  isLanguage,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from "#content/languages/languages.ts";
import { ENGLISH, type Words } from "#lib/languages/words.ts";
import { languagesOf, wordsOf } from "./words-of.ts";

/** Of a page that app/(site) has in English and app/[language] in the other languages. */
export type PageParams<Name extends string = never> = Promise<
  { language?: string } & Record<Name, string>
>;

/** The parameters of every page in every translated language that it exists in; `pathOf` if it is not the record's. */
export function languageParams<Record extends { path: string }, Own extends object>(
  records: readonly Record[],
  ownParams: (record: Record) => Own,
  pathOf = (path: string) => path,
): (Own & { language: TranslatedLanguage })[] {
  return TRANSLATED_LANGUAGES.filter(isLanguage).flatMap((language) =>
    records
      .filter(({ path }) => languagesOf(pathOf(path)).includes(language))
      .map((record) => ({ language, ...ownParams(record) })),
  );
}

/** The words of the language that an address begins with; English if it begins with none. */
export async function wordsOfParams(params?: PageParams): Promise<Words> {
  const { language } = (await params) ?? {};
  if (language === undefined) return ENGLISH;
  if (!isLanguage(language) || language === "en") notFound();
  return wordsOf(language);
}
