import { pictures } from "#content/images/images.ts";
import type { IntervalSection } from "#content/record-types.ts";
import { BELOW_MD } from "#lib/styles/media-queries.ts";
import { pictureFile, pictureSourceSet } from "#lib/images/image-files.ts";

/**
 * A material from near by, as wide as the window, and one line about it. What `Picture` says beside that would be the same
 * on each: it fills the window, and the night stands in its place until it comes.
 */
export function Interval({ title, picture }: IntervalSection) {
  const { src, width, height } = pictureFile(picture);
  return (
    <figure className="interval">
      <picture>
        <source
          media={BELOW_MD}
          type="image/avif"
          sizes="100vw"
          srcSet={pictureSourceSet(`${picture}-tall`, "avif")}
        />
        <source type="image/avif" sizes="100vw" srcSet={pictureSourceSet(picture, "avif")} />
        <img src={src} width={width} height={height} alt={pictures[picture].alt} loading="lazy" />
      </picture>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
