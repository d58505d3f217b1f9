import { images, type ImageId } from "#content/images/images.ts";
import { coverSizes } from "#lib/images/cover-sizes.ts";
import { imageFile, imageSourceSet } from "#lib/images/image-files.ts";

type ImageInBox = {
  id: ImageId;
  /** The width of the picture's box, as in the HTML attribute. */
  sizes: string;
  /**
   * Width ÷ height of the box, where the layout crops the picture to it (`object-fit: cover`); one for each length
   * of `sizes` where it changes with the screen.
   */
  aspect?: number | readonly number[];
  /** A width that no box undercuts: narrower files are left out, and the page is spared their names. */
  from?: number;
};

/** Another picture where the screen is narrow, so that a phone downloads no margins that it never shows. */
type NarrowImage = ImageInBox & { media: string };

type ImageProps = ImageInBox & {
  /** For the largest picture above the fold: preloaded, fetched first, never lazy. */
  priority?: boolean;
  /** Where the words beside it already say what is seen. */
  decorative?: boolean;
  narrow?: NarrowImage;
  /** What becomes the picture of the same name on the next page; one of its name on a page. */
  transitionName?: string | undefined;
  className?: string;
  imgClassName?: string;
};

/** One of the site's own pictures, in the smallest file that fills its box. */
export function Image(props: ImageProps) {
  const { id, narrow, priority = false, decorative = false, className, imgClassName } = props;
  const { transitionName } = props;
  const file = imageFile(id);
  const sizes = croppedSizes(props);

  return (
    <picture {...(className && { className })}>
      {priority && <ImagePreload {...(narrow ?? props)} />}
      {narrow && <NarrowSource {...narrow} />}
      <source type="image/avif" srcSet={imageSourceSet(id, "avif", props.from)} sizes={sizes} />
      {/* Browsers without AVIF are few: they get one width, and every page is spared the list of the others. */}
      {/* next/image would add 5.8 KB of JavaScript to every page for what these attributes do. */}
      <img
        src={file.src}
        width={file.width}
        height={file.height}
        alt={decorative ? "" : images[id].alt}
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        className={imgClassName}
        style={{ background: file.placeholder, viewTransitionName: transitionName }}
      />
    </picture>
  );
}

function NarrowSource({ id, sizes, aspect, from, media }: NarrowImage) {
  const { width, height } = imageFile(id);
  return (
    <source
      media={media}
      type="image/avif"
      srcSet={imageSourceSet(id, "avif", from)}
      sizes={croppedSizes({ id, sizes, aspect })}
      width={width}
      height={height}
    />
  );
}

function croppedSizes({ id, sizes, aspect }: ImageInBox): string {
  const { width, height } = imageFile(id);
  return coverSizes(sizes, width / height, aspect);
}

/**
 * An element and not `preload()`: a hint would also run when a link to the page is prefetched, and fetch the picture
 * of every page that the navigation names.
 */
function ImagePreload({ media, ...image }: ImageInBox & { media?: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={imageFile(image.id).src}
      imageSrcSet={imageSourceSet(image.id, "avif", image.from)}
      imageSizes={croppedSizes(image)}
      fetchPriority="high"
      media={media}
    />
  );
}
