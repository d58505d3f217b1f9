/** PDF, PostScript, RTF and scripts are text to the eye, and not a table. */
const OTHER_TEXT = /^(?:%PDF-|%!PS|\{\\rtf|#!)/;
// A tab, line ends, a form feed, and what Windows has for letters where Latin-1 has controls.
const NOT_PRINTABLE = /(?![\t\n\f\r\u0080-\u009F])\p{Cc}/u;

/** Whether bytes, perhaps cut off at their end, are plain text: UTF-8, UTF-16 with its mark, or an older encoding of one byte. */
export function isText(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  return text !== "" && !NOT_PRINTABLE.test(text) && !OTHER_TEXT.test(text);
}

function decode(bytes: Uint8Array): string {
  try {
    const decoder = new TextDecoder(utf16Of(bytes) ?? "utf-8", { fatal: true });
    return decoder.decode(bytes, { stream: true });
  } catch {
    // An older encoding: a character for each byte.
    return Buffer.from(bytes).toString("latin1");
  }
}

function utf16Of([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}
