import { pages } from "@/content/routes";
import { renderSharedPicture } from "@/lib/documents/render-shared-picture";
import { sharedPicture, sharedPictureId, SHARED_PICTURE_SIZE } from "@/lib/shared-picture";

/** Stands in a folder without a page: Next loads such a file with every page beside and below it, and this one draws. */
export function generateImageMetadata() {
  return pages.map((record) => ({
    id: sharedPictureId(record.path),
    alt: sharedPicture(record).alt,
    size: SHARED_PICTURE_SIZE,
    contentType: "image/jpeg",
  }));
}

/** The picture that a link to a page is shown with, made when the site is built. */
export default async function OpenGraphImage({ id }: { id: Promise<string> }): Promise<Response> {
  const wanted = await id;
  const record = pages.find(({ path }) => sharedPictureId(path) === wanted);
  if (!record) return new Response("No such picture.", { status: 404 });
  const picture = await renderSharedPicture(record);
  return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/jpeg" } });
}
