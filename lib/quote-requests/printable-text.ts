// C0 controls, DEL and C1 controls; a line also ends at the two Unicode separators.
const LINE_CONTROLS = /[\p{Cc}\u2028\u2029]/u;
const TEXT_CONTROLS = /(?![\n\t])\p{Cc}/u;
// A lone surrogate is half a character: PostgreSQL's UTF-8 cannot hold it.
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a text can be stored and printed as one line. */
export function isPrintableLine(text: string): boolean {
  return !LINE_CONTROLS.test(text) && !LONE_SURROGATE.test(text);
}

/** Whether a text can be stored and printed; it may have several lines, and tabs. */
export function isPrintableText(text: string): boolean {
  return !TEXT_CONTROLS.test(text) && !LONE_SURROGATE.test(text);
}

/** A text of several lines as it is stored. Browsers send line ends as CRLF; one form keeps a text equal to itself. */
export function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
