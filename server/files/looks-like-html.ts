/** How far into a file a program looks that guesses what it is. */
const LOOKED_AT = 2_048;

// WHATWG's MIME Sniffing, 7.1, and what else a browser runs scripts of. A single letter is found in any packed file.
const TAGS = "html|head|script|iframe|h1|div|font|table|style|title|body|br|svg|object|embed|meta";
const MARKUP = new RegExp(`<(?:!doctype html|(?:${TAGS}))[\\s>/]|<!--`, "i");
const BEGINNING = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*<(?:[abp][\s>]|\?xml)/i;

/** Whether a file is a web page or a drawing with scripts (SVG), or begins with one so that a browser could take it for one. */
export function looksLikeWebPage(head: Uint8Array): boolean {
  // Without the zeros a text of two bytes a character reads as one of one.
  const text = Buffer.from(head.subarray(0, LOOKED_AT)).toString("latin1").replaceAll("\0", "");
  return MARKUP.test(text) || BEGINNING.test(text);
}
