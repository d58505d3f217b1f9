/** The longest line of words that is kept, in characters, and how much of what was said is read for it. */
const LONGEST = 300;
const READ = 2_000;

const REDACTED = "[address]";

/** Of an address somewhere in a text: `ana@studio.example`, `"ana ruiz"@studio.example`, `ana%40studio.example`, `ana@[10.1.2.3]`. */
const ADDRESS =
  /(?:"[^"]*"|[^\s<>()"',;:[\]]*)(?:@|%40|＠|﹫)(?:\[[^\]]*\]|[^\s<>()"',;:[\]]*[^\s<>()"',;:[\].!?])?/giu;

/**
 * What a server said, fit for the desk and the log: one printable line without anybody's address. Some servers name
 * only what stands before the @ of `addresses`.
 */
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

/** As much as is read: a server may say a megabyte. It ends with a word, since half an address looks like none. */
function beginningOf(words: string): string {
  return words.length > READ ? words.slice(0, READ).replace(/\S*$/, "…") : words;
}

/** A text where it stands by itself. */
function wordOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "giu");
}
