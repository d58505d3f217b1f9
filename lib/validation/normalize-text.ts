/** What a field shows nothing for: a text of these alone is empty. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Normalizes line ends and lone surrogates, and removes control characters. */
export function normalizeText(text: string): string {
  if (text.replaceAll(INVISIBLE, "") === "") return "";
  return (
    text
      // PostgreSQL cannot store one.
      .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
      .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
      .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
      .trim()
  );
}

/** As `normalizeText`, for a field of one line. */
export function normalizeLine(text: string): string {
  return normalizeText(text).replaceAll(/[\n\t]+/g, " ");
}

/** As `normalizeLine`, for what programs read: without marks of direction and joiners, which names hide behind. */
export function normalizeAddress(text: string): string {
  return normalizeLine(text.replaceAll(/\p{Cf}/gu, ""));
}

/** Puts right what word processors, mail programs and haste make of an e-mail address. Linear: a lookbehind reads a run once. */
export function normalizeEmail(text: string): string {
  return normalizeAddress(text.replaceAll("´", "'").normalize("NFKC"))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/^[^@<]*<([^<>@]+@[^<>]+)>$/, "$1")
    .replaceAll("。", ".")
    .replaceAll(/[‘’‛ʼ＇]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replace(/^[\s"'“”„«»<([]*(?:mailto:\s*|%20)?/i, "")
    .replace(/\?.*|(?<![\s"'“”«»>)\].,;:])[\s"'“”«»>)\].,;:]+$/, "")
    .replace(/@.*$/, (domain) => domain.replaceAll(",", "."))
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("i\u0307", "i");
}
