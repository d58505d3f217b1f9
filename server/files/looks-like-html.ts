/** Bytes that content sniffers read. */
const LOOKED_AT = 2_048;

// WHATWG MIME Sniffing, 7.1, plus other tags that can run scripts. One-letter tags occur in compressed files by chance.
const TAGS = "html|head|script|iframe|h1|div|font|table|style|title|body|br|svg|object|embed|meta";
const MARKUP = new RegExp(`<(?:!doctype html|(?:${TAGS}))[\\s>/]|<!--`, "i");
const BEGINNING = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*<(?:[abp][\s>]|\?xml)/i;

/** Whether a browser could take the file for HTML or SVG. */
export function looksLikeWebPage(head: Uint8Array): boolean {
  // Removes NULs so that UTF-16 matches too.
  const text = Buffer.from(head.subarray(0, LOOKED_AT)).toString("latin1").replaceAll("\0", "");
  return MARKUP.test(text) || BEGINNING.test(text);
}
