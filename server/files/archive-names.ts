/** Bytes that a file system surely has for a name, with room for what a browser or a person adds. */
const LIMIT = 150;

// What Windows refuses, and what turns the direction of a text, so that `exe.pdf` reads as another name.
const UNSAFE = /[\p{Cc}\p{Cs}\\/:*?"<>|\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\.|$)/i;

/**
 * Names for files in one folder of any file system, as close to `names` as can be, in their order: no paths, nothing
 * hidden, none twice, none of `taken`.
 */
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

/** Windows and macOS see no difference between capitals and small letters. */
function keyOf(name: string): string {
  return name.toLowerCase().normalize("NFC");
}

function safeName(name: string): string {
  const characters = name.normalize("NFC").replace(UNSAFE, "_");
  const visible = characters.replace(/^[.\s]+|[.\s]+$/gu, "");
  return shorten(visible.replace(RESERVED, "_$&") || "file");
}

/** Cuts the stem where stem, suffix and extension are too long together. */
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
