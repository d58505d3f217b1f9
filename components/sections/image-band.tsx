import { unbroken } from "#components/numbers/unbroken.tsx";
import { Image } from "#components/media/responsive-image.tsx";
import { images, type DetailImageId, type ImageBandImageId } from "#content/images/images.ts";
import type { ImageBandSection } from "#content/record-types.ts";
import { BELOW_MD, HIGH_DENSITY, FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { typeset } from "#lib/styles/typography.ts";
import { imageFile } from "#lib/images/image-files.ts";
import { translateText, type Words } from "#lib/languages/words.ts";

/** A close-up: from edge to edge with its line on it, or a part of the page's width with the line beside it. */
export function ImageBand({ title, image, words }: ImageBandSection & { words: Words }) {
  if (isDetail(image)) return <PartBand title={title} image={image} words={words} />;
  return (
    <figure className="image-band">
      <Image
        id={image}
        words={words}
        sizes="100vw"
        narrow={{ id: `${image}-tall`, sizes: "100vw", media: BELOW_MD }}
      />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

function isDetail(id: ImageBandImageId | DetailImageId): id is DetailImageId {
  return id.startsWith("detail-");
}

type PartBandProps = { title: string | undefined; image: DetailImageId; words: Words };

/** An upright image stands at the end of the line, another one at its start; both reach the window's edge. */
function PartBand({ title, image, words }: PartBandProps) {
  const { width, height } = imageFile(image);
  const [columns, sizes] =
    height > width
      ? [
          "lg:order-last lg:col-span-5 lg:col-start-8 lg:ms-0",
          `${FULL_WIDTH} 820px, ${FROM_LG} 42vw`,
        ]
      : ["lg:col-span-7 lg:me-0", `${FULL_WIDTH} 1080px, ${FROM_LG} 57vw`];
  return (
    <figure className="my-section page-width page-grid gap-y-4 print:hidden">
      <div className={`-mx-edge ${columns}`}>
        <Image id={image} words={words} sizes={`${sizes}, ${HIGH_DENSITY} 80vw, 100vw`} />
      </div>
      <figcaption className="self-end lg:col-span-5">
        {title && <p className="font-serif text-quote text-balance">{title}</p>}
        <p className="mt-3 caption">
          {unbroken(typeset(translateText(images[image].caption, words)))}
        </p>
      </figcaption>
    </figure>
  );
}
