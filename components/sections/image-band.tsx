import { images } from "#content/images/images.ts";
import type { ImageBandSection } from "#content/record-types.ts";
import { BELOW_MD } from "#lib/styles/media-queries.ts";
import { imageFile, imageSourceSet } from "#lib/images/image-files.ts";
import { translateText, type Words } from "#lib/languages/words.ts";

/** A full-width close-up with one line of text. Needs none of what `Image` adds: it fills the window. */
export function ImageBand({ title, image, words }: ImageBandSection & { words: Words }) {
  const { src, width, height } = imageFile(image);
  return (
    <figure className="image-band">
      <picture>
        <source
          media={BELOW_MD}
          type="image/avif"
          sizes="100vw"
          srcSet={imageSourceSet(`${image}-tall`, "avif")}
        />
        <source type="image/avif" sizes="100vw" srcSet={imageSourceSet(image, "avif")} />
        <img
          src={src}
          width={width}
          height={height}
          alt={translateText(images[image].alt, words)}
          loading="lazy"
        />
      </picture>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
