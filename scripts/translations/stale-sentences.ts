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
import { withFacts } from "#lib/languages/facts.ts";
import { sentencesOf } from "#lib/languages/translate.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { FILE_ERRORS } from "#lib/quote-requests/attachments.ts";
import { tooLong } from "#lib/quote-requests/quote-request-schema.ts";
import { DELIVERY_ADDRESS_LIMIT, requestTexts } from "#lib/quote-requests/request-fields.ts";

/** Pages that are English only: texts for a project manual, and the image tool, whose parser reads English. */
export const ENGLISH_ONLY = /\/specification-text$|^\/generate-image$/;

const translatedPages = crawledPages.filter(({ path }) => !ENGLISH_ONLY.test(path));

/** What every language is to have of the records. */
const sentences = sentencesOf([
  sharedRecords,
  translatedPages,
  alternatives,
  FILE_ERRORS,
  [...requestTexts.map(({ limit }) => limit), DELIVERY_ADDRESS_LIMIT].map(tooLong),
]);

/** The sentences that a language lacks, and those of its dictionaries that nothing says; `sources` are the code's texts. */
export function staleSentences(
  language: TranslatedLanguage,
  sources: readonly string[],
): { missing: string[]; unused: string[] } {
  const known = Object.keys({
    ...pageDictionaries[language],
    ...interfaceDictionaries[language],
    ...browserDictionaries[language],
    ...trayDictionaries[language],
  });
  const said = new Set(known.map((sentence) => withFacts(sentence, ENGLISH)));
  const wanted = new Set(sentences);
  return {
    missing: sentences.filter((sentence) => !said.has(sentence)),
    unused: known.filter(
      (sentence) => !wanted.has(withFacts(sentence, ENGLISH)) && !isSaid(sentence, sources),
    ),
  };
}

function isSaid(sentence: string, sources: readonly string[]): boolean {
  const quoted = JSON.stringify(sentence);
  return sources.some((source) => source.includes(quoted));
}
