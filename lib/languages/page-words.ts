import { languageOfPage, loadWords } from "./load-words.ts";

/** Of the document, which has one language. If they cannot be loaded, what imports them cannot be either. */
export const pageWords = await loadWords(languageOfPage());
