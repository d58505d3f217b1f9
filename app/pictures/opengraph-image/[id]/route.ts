import { OFFERED_LANGUAGES } from "#content/languages/languages.ts";
import { crawledPages } from "#content/site/site-pages.ts";
import { openGraphImageId } from "#lib/seo/opengraph-image-metadata.ts";
import { renderOpenGraphImage } from "#server/seo/opengraph-image.tsx";
import { languagesOf, wordsOf } from "#server/languages/words-of.ts";

// Made at its first request and kept, since most images are never asked for.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

const HEADERS = {
  "Content-Type": "image/jpeg",
  // A shared cache keeps it for a day.
  "Cache-Control": "public, max-age=3600, s-maxage=86400",
};
/** One after the other, so that a crawler that asks for all of them keeps no page waiting. */
let last: Promise<unknown> = Promise.resolve();

/** The Open Graph image of a page in a language. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  for (const words of OFFERED_LANGUAGES.map(wordsOf))
    for (const record of crawledPages)
      if (
        openGraphImageId(record.path, words) === id &&
        languagesOf(record.path).includes(words.language)
      ) {
        const image = last.then(() => renderOpenGraphImage(record, words));
        last = image.catch(() => undefined);
        return new Response(new Uint8Array(await image), { headers: HEADERS });
      }
  return new Response("No such picture.", { status: 404 });
}
