import type { ImageRecord } from "#content/images/image-record.ts";
import { images } from "#content/images/images.ts";
import type { Project } from "#content/record-types.ts";
import { t, type Words } from "#lib/languages/words.ts";

/** What a document says of a project that is a sample, or whose picture is no photograph; else nothing. */
export function noteOf({ sample, image }: Pick<Project, "sample" | "image">, words: Words): string {
  return noteFor({ sample, visualization: images[image].visualization }, words);
}

export function noteFor(
  { sample, visualization }: Pick<ImageRecord, "visualization"> & { sample?: true | undefined },
  words: Words,
): string {
  if (!sample) return visualization ? t(words, "Visualization.") : "";
  return visualization ? t(words, "Sample project, visualization.") : t(words, "Sample project.");
}
