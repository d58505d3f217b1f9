// C0, DEL, C1 and the two Unicode line separators.
const LINE_CONTROLS = /[\p{Cc}\u2028\u2029]/u;
const TEXT_CONTROLS = /(?![\n\t])\p{Cc}/u;
// PostgreSQL's UTF-8 cannot store a lone surrogate.
const LONE_SURROGATE = /\p{Surrogate}/u;

export function isPrintableLine(text: string): boolean {
  return !LINE_CONTROLS.test(text) && !LONE_SURROGATE.test(text);
}

/** Allows line breaks and tabs. */
export function isPrintableText(text: string): boolean {
  return !TEXT_CONTROLS.test(text) && !LONE_SURROGATE.test(text);
}

/** Normalizes the CRLF that browsers send, so that equal texts compare equal. */
export function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
