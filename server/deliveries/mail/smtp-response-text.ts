/** In characters: the longest kept line; `READ` is how much of the response is examined for it. */
const LONGEST = 300;
const READ = 2_000;

const REDACTED = "[address]";

/** Matches `ana@studio.example`, `"ana ruiz"@studio.example`, `ana%40studio.example` and `ana@[10.1.2.3]`. */
const ADDRESS =
  /(?:"[^"]*"|[^\s<>()"',;:[\]]*)(?:@|%40|＠|﹫)(?:\[[^\]]*\]|[^\s<>()"',;:[\]]*[^\s<>()"',;:[\].!?])?/giu;

/** One printable line without e-mail addresses; some servers repeat only the local part of `addresses`. */
export function anonymousLine(words: string, addresses: readonly string[] = []): string {
  const line = beginningOf(words)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(ADDRESS, REDACTED)
    .trim();
  const mailboxes = addresses.flatMap((address) => /^(.+)@/.exec(address)?.[1] ?? []);
  const known = mailboxes.reduce((done, name) => done.replaceAll(wordOf(name), REDACTED), line);
  const characters = [...known];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join("")}…` : known;
}

/** Limits a response that may be a megabyte long; cuts between words, since half an address would not be recognized. */
function beginningOf(words: string): string {
  return words.length > READ ? words.slice(0, READ).replace(/\S*$/, "…") : words;
}

function wordOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "giu");
}
