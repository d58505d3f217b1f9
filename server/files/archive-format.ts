/** Bytes that every file system allows in a name, with a margin for suffixes. */
const LIMIT = 150;

// Characters invalid on Windows, and bidirectional controls, which can disguise an extension.
const UNSAFE = /[\p{Cc}\p{Cs}\\/:*?"<>|\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\.|$)/i;

/** Makes names safe and unique for one folder, in the given order, avoiding `taken`: no paths, no hidden files. */
export function archiveNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(keyOf));
  return names.map((name) => {
    const safe = safeName(name);
    let unique = safe;
    for (let count = 2; used.has(keyOf(unique)); count += 1) unique = shorten(safe, ` (${count})`);
    used.add(keyOf(unique));
    return unique;
  });
}

/** Windows and macOS compare names case-insensitively. */
function keyOf(name: string): string {
  return name.toLowerCase().normalize("NFC");
}

function safeName(name: string): string {
  const characters = name.normalize("NFC").replace(UNSAFE, "_");
  const visible = characters.replace(/^[.\s]+|[.\s]+$/gu, "");
  return shorten(visible.replace(RESERVED, "_$&") || "file");
}

function shorten(name: string, suffix = ""): string {
  const [, stem = name, extension = ""] = /^(.+)(\.[^.\s]{1,10})$/su.exec(name) ?? [];
  const room = LIMIT - Buffer.byteLength(suffix + extension);
  let kept = "";
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    length += Buffer.byteLength(segment);
    if (length > room) break;
    kept += segment;
  }
  return (kept.trimEnd() || "file") + suffix + extension;
}
