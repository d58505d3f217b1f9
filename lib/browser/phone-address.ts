/** Fewer digits are a desk's extension or a slip. */
const FEWEST_DIGITS = 5;

/** The `tel:` address (RFC 3966) of the first number in what a buyer typed; undefined if there is none. */
export function phoneAddress(typed: string): string | undefined {
  const text = typed
    // Arabic and Persian digits; those of full width become ASCII below.
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .normalize("NFKC")
    // The 0 that callers from abroad leave out, and the bar after a German area code.
    .replace(/^(\D*(?:\+|00)\d[\d\s]*)\(0\)/, "$1")
    .replace(/^(\D*\d[\d ()]{1,7})\/(?=\d)/, "$1");
  const found =
    /(?<number>\+?[\d(][\d\s().‐–-]*)(?:[,;]?\s*(?:ext(?:ension|n)?|x|#|int|ramal|poste|durchwahl)[.:\s]*(?<extension>\d{1,8})\b)?/i;
  const { number = "", extension } = found.exec(text)?.groups ?? {};
  const digits = number.replaceAll(/[^+\d]/g, "").replace(/^00/, "+");
  if (digits.length < FEWEST_DIGITS) return undefined;
  return `tel:${digits}${extension ? `;ext=${extension}` : ""}`;
}
