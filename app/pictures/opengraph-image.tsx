import { crawledPages } from "#content/site/site-routes.ts";
import { renderOpenGraphImage } from "#server/documents/render-opengraph-image.tsx";
import {
  openGraphImage,
  openGraphImageId,
  OPENGRAPH_IMAGE_SIZE,
} from "#lib/seo/opengraph-image-metadata.ts";

/** In a folder without a page: Next would otherwise load this module with every page beside and below it. */
export function generateImageMetadata() {
  return crawledPages.map((record) => ({
    id: openGraphImageId(record.path),
    alt: openGraphImage(record).alt,
    size: OPENGRAPH_IMAGE_SIZE,
    contentType: "image/jpeg",
  }));
}

/** The Open Graph image of a page, made at build time. */
export default async function OpenGraphImage({ id }: { id: Promise<string> }): Promise<Response> {
  const wanted = await id;
  const record = crawledPages.find(({ path }) => openGraphImageId(path) === wanted);
  if (!record) return new Response("No such picture.", { status: 404 });
  const image = await renderOpenGraphImage(record);
  return new Response(new Uint8Array(image), { headers: { "Content-Type": "image/jpeg" } });
}
