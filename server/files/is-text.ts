/** PDF, PostScript, RTF and scripts look like text but are not tables. */
const OTHER_TEXT = /^(?:%PDF-|%!PS|\{\\rtf|#!)/;
// Windows-1252 has letters where Latin-1 has C1 controls.
const NOT_PRINTABLE = /(?![\t\n\f\r\u0080-\u009F])\p{Cc}/u;

/** Whether bytes, perhaps truncated, are UTF-8, UTF-16 with a byte order mark, or single-byte text. */
export function isText(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  return text !== "" && !NOT_PRINTABLE.test(text) && !OTHER_TEXT.test(text);
}

function decode(bytes: Uint8Array): string {
  try {
    const decoder = new TextDecoder(utf16Of(bytes) ?? "utf-8", { fatal: true });
    return decoder.decode(bytes, { stream: true });
  } catch {
    return Buffer.from(bytes).toString("latin1");
  }
}

function utf16Of([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}
