import { statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import type { ImageRecord } from "#content/images/images.ts";
import { MASTER_TYPES, masterFile, mastersIn } from "#lib/images/master-files.ts";
import { IMAGE_SETTINGS } from "./image-settings.ts";

/** Of one master: all together have no limit, so that the owner's find room. */
const MASTER_MEGABYTES = 25;
const LEAST_WIDTH = 640;
const ALT_LENGTH = { least: 20, most: 200 };
const LONGEST_CAPTION = 90;

type Records = Readonly<Record<string, ImageRecord>>;

/** What the owner has yet to do before the pictures of `folder` can be made, a sentence each. */
export async function imageProblems(records: Records, folder: string): Promise<string[]> {
  const ofRecords = Object.entries(records).map(async ([id, record]) =>
    [...wordProblems(record), ...(await masterProblems(record, folder))].map(
      (problem) => `${id}: ${problem}`,
    ),
  );
  return [...fileProblems(records, folder), ...(await Promise.all(ofRecords)).flat()];
}

function fileProblems(records: Records, folder: string): string[] {
  const named = new Set(Object.values(records).map(({ master }) => master));
  return mastersIn(folder).flatMap(({ base, name, ext }) => {
    if (!(MASTER_TYPES as readonly string[]).includes(ext))
      return `${base} is not read. Save it as JPEG, PNG, TIFF, AVIF or WebP, with the ending of its kind in small letters.`;
    if (named.has(name)) return [];
    return `${base} is in no record of content/images/images.ts. Add "${name}": { master: "${name}", subject, alt, caption, visualization }, or name it as the master of a picture that it replaces.`;
  });
}

function wordProblems({ alt, caption, visualization }: Partial<ImageRecord>): string[] {
  const problems: string[] = [];
  if (!alt || alt.length <= ALT_LENGTH.least || alt.length >= ALT_LENGTH.most)
    problems.push(
      `alt is missing or of the wrong length: what is seen, in ${ALT_LENGTH.least} to ${ALT_LENGTH.most} characters.`,
    );
  if (!caption || caption.length >= LONGEST_CAPTION)
    problems.push(
      `caption is missing or too long: what it is made of, in fewer than ${LONGEST_CAPTION} characters.`,
    );
  if (visualization === undefined)
    problems.push(
      "visualization is missing: true if it could be taken for a photograph and is none.",
    );
  return problems;
}

async function masterProblems(
  { master, subject, crop }: ImageRecord,
  folder: string,
): Promise<string[]> {
  try {
    const file = masterFile(folder, master);
    const name = basename(file);
    const megabytes = statSync(file).size / 1_000_000;
    if (megabytes > MASTER_MEGABYTES)
      return [
        `${name} has ${Math.round(megabytes)} MB, and ${MASTER_MEGABYTES} are room enough. Save it as a JPEG of high quality.`,
      ];
    const { autoOrient } = await readable(name, sharp(file).metadata());
    const width = Math.round(autoOrient.width * (crop?.width ?? 1));
    const least = Math.min(LEAST_WIDTH, IMAGE_SETTINGS[subject].widths.at(-1) ?? LEAST_WIDTH);
    return width < least
      ? [`${name} is ${width} pixels wide${crop ? " where it is cut" : ""} and needs ${least}.`]
      : [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The result of reading a picture, or an error in words that name its file. */
export async function readable<Result>(name: string, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    const reason = (error as Error).message.split("\n")[0];
    throw new Error(`${name} cannot be read as a picture: ${reason}.`, { cause: error });
  }
}
