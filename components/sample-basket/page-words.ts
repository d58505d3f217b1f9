import { languageOfPage, loadWords } from "#lib/languages/load-words.ts";

/** Of the document, which has one language. */
export const words = await loadWords(languageOfPage());
