/** Fewer digits are an extension or a typing mistake; abroad, the start of a number whose rest is letters. */
const MIN_DIGITS = { here: 5, abroad: 8 };
/** Countries whose callers dial a 0 that callers from abroad leave out. */
const WITH_ZERO = /^(\+(?:27|31|32|33|41|43|44|46|49|61|81|82|86|90|91|971))0/;

/** The `tel:` address (RFC 3966) of the first number in what a buyer typed; undefined if there is none. */
export function phoneAddress(typed: string): string | undefined {
  const text = typed
    // Arabic and Persian digits; those of full width become ASCII below.
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .normalize("NFKC")
    .replace(/\([+\s]*\+\s*(\d{1,3})\s*\)/, "+$1 ")
    .replace(/^[^+]*\D(?=\+\s*\d)/, "")
    .replace(/\+\s+(?=\d)/, "+")
    // The 0 that callers from abroad leave out, and the bar after a German area code.
    .replace(/^(\D*(?:\+|00)\d[\d\s]*)[([]0[)\]]/, "$1")
    .replace(/^(\D*\d[\d ()]{1,7})\/(?=\d)/, "$1");
  // A day as programs write it.
  if (/^\s*\d{4}-\d\d-\d\d\s*$/.test(text)) return undefined;
  const found =
    /(?<number>\+?[\d(][\d\s().‐–-]*)(?:[,;]?\s*(?:ext(?:ension|n)?|x|#|int|ramal|poste|durchwahl)[.:=\s]*(?<extension>\d{1,8})\b)?/i;
  const { number = "", extension } = found.exec(text)?.groups ?? {};
  const digits = number
    .replaceAll(/[^+\d]/g, "")
    .replace(/^00/, "+")
    .replace(WITH_ZERO, "$1");
  const fewest = digits.startsWith("+") ? MIN_DIGITS.abroad : MIN_DIGITS.here;
  if (digits.length < fewest) return undefined;
  return `tel:${digits}${extension ? `;ext=${extension}` : ""}`;
}

/** Escapes the address, so that `?bcc=` or `%0D` in it cannot add headers. */
export function mailtoAddress(email: string, headers: Record<string, string> = {}): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  const fields = Object.entries(headers).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`,
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
