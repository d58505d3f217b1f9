import { images, type ImageId } from "#content/images/images.ts";
import { coverSizes, imageFile, imageSourceSet } from "#lib/images/image-files.ts";
import { translateText, type Words } from "#lib/languages/words.ts";

type ImageInBox = {
  id: ImageId;
  /** The width of the image's box, as in the HTML attribute. */
  sizes: string;
  /** Width ÷ height of the box if `object-fit: cover` crops the image; one per length of `sizes` if it varies. */
  aspect?: number | readonly number[];
  /** The box's minimum width; narrower files are left out of `srcset`. */
  from?: number;
};

/** Another crop for narrow screens, so that phones do not download hidden margins. */
type NarrowImage = ImageInBox & { media: string };

type ImageProps = ImageInBox & {
  words: Words;
  /** For the largest image above the fold: with high priority, never lazy. */
  priority?: boolean;
  /** Set if the adjacent text describes the image. */
  decorative?: boolean;
  narrow?: NarrowImage;
  /** Links the image to the one of the same name on the next page as the page changes; unique on a page. */
  transitionName?: string | undefined;
  className?: string;
  imgClassName?: string;
};

export function Image(props: ImageProps) {
  const { id, words, narrow, priority, decorative, transitionName, className } = props;
  const file = imageFile(id);
  const sizes = croppedSizes(props);

  return (
    <picture {...(className && { className })}>
      {narrow && (
        <source
          media={narrow.media}
          type="image/avif"
          srcSet={imageSourceSet(narrow.id, "avif", narrow.from)}
          sizes={croppedSizes(narrow)}
          width={imageFile(narrow.id).width}
          height={imageFile(narrow.id).height}
        />
      )}
      <source type="image/avif" srcSet={imageSourceSet(id, "avif", props.from)} sizes={sizes} />
      {/* The few browsers without AVIF get one width, which saves every page a second list. */}
      {/* next/image would add 5.8 KB of JavaScript to every page for these attributes. */}
      <img
        src={file.src}
        width={file.width}
        height={file.height}
        alt={decorative ? "" : translateText(images[id].alt, words)}
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        className={props.imgClassName}
        style={{ background: file.placeholder, viewTransitionName: transitionName }}
      />
    </picture>
  );
}

function croppedSizes({ id, sizes, aspect }: ImageInBox): string {
  const { width, height } = imageFile(id);
  return coverSizes(sizes, width / height, aspect);
}
