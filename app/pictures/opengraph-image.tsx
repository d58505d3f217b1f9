import { crawledPages } from "#content/site/site-routes.ts";
import { renderOpenGraphImage } from "#server/documents/render-opengraph-image.tsx";
import {
  openGraphImage,
  openGraphImageId,
  OPENGRAPH_IMAGE_SIZE,
} from "#lib/seo/opengraph-image-metadata.ts";
import { LANGUAGES } from "#content/languages/languages.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";

/** Every page in every language that has pictures of its own. */
const pictures = LANGUAGES.flatMap((language) => {
  const words = wordsOf(language);
  const isOwn = openGraphImageId("/", words) !== openGraphImageId("/", ENGLISH);
  if (language !== "en" && !isOwn) return [];
  return crawledPages
    .filter(({ path }) => words.paths?.has(path) ?? true)
    .map((record) => ({ id: openGraphImageId(record.path, words), record, words }));
});

/** In a folder without a page: Next would otherwise load this module with every page beside and below it. */
export function generateImageMetadata() {
  return pictures.map(({ id, record, words }) => ({
    id,
    alt: openGraphImage(record, words).alt,
    size: OPENGRAPH_IMAGE_SIZE,
    contentType: "image/jpeg",
  }));
}

/** The Open Graph image of a page, made at build time. */
export default async function OpenGraphImage({ id }: { id: Promise<string> }): Promise<Response> {
  const wanted = await id;
  const picture = pictures.find((each) => each.id === wanted);
  if (!picture) return new Response("No such picture.", { status: 404 });
  const image = await renderOpenGraphImage(picture.record, picture.words);
  return new Response(new Uint8Array(image), { headers: { "Content-Type": "image/jpeg" } });
}
