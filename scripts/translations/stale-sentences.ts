import { alternatives } from "#content/alternatives.ts";
import { browserDictionaries } from "#content/languages/browser-dictionaries.ts";
import {
  interfaceDictionaries,
  pageDictionaries,
  trayDictionaries,
} from "#content/languages/dictionaries.ts";
import type { TranslatedLanguage } from "#content/languages/languages.ts";
import { sharedRecords } from "#content/languages/shared-records.ts";
import { crawledPages } from "#content/site/site-routes.ts";
import { sentencesOf } from "#lib/languages/translate.ts";
import { FILE_ERRORS } from "#lib/quote-requests/attachments.ts";
import { tooLong } from "#lib/quote-requests/quote-request-schema.ts";
import { QUOTE_REQUEST_LIMITS } from "#lib/quote-requests/text-limits.ts";

/** Pages that are English only: texts for a project manual, and the image tool, whose parser reads English. */
export const ENGLISH_ONLY = /\/specification-text$|^\/generate-image$/;

const translatedPages = crawledPages.filter(({ path }) => !ENGLISH_ONLY.test(path));

/** What every language is to have of the records, as dictionaries have it. */
const sentences = sentencesOf([
  sharedRecords,
  translatedPages,
  alternatives,
  FILE_ERRORS,
  Object.values(QUOTE_REQUEST_LIMITS).map(tooLong),
]);

/** The sentences that a language lacks, and those of its dictionaries that nothing says; `sources` are the code's texts. */
export function staleSentences(
  language: TranslatedLanguage,
  sources: readonly string[],
): { missing: string[]; unused: string[] } {
  const known = new Set([
    ...Object.keys(pageDictionaries[language]),
    ...Object.keys(interfaceDictionaries[language]),
    ...Object.keys(browserDictionaries[language]),
    ...Object.keys(trayDictionaries[language]),
  ]);
  const wanted = new Set(sentences);
  return {
    missing: sentences.filter((sentence) => !known.has(sentence)),
    unused: [...known].filter((sentence) => !wanted.has(sentence) && !isSaid(sentence, sources)),
  };
}

function isSaid(sentence: string, sources: readonly string[]): boolean {
  const quoted = JSON.stringify(sentence);
  return sources.some((source) => source.includes(quoted));
}
