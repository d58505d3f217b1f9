import { preload } from "react-dom";
import { pictures, type PictureId } from "@/content/pictures/pictures";
import { coverSizes } from "@/lib/pictures/cover-sizes";
import { pictureFile, pictureSourceSet } from "@/lib/pictures/picture-files";
import { cn } from "@/lib/utils";

type PictureInBox = {
  id: PictureId;
  /** The width of the picture's box, as in the HTML attribute. */
  sizes: string;
  /** Width ÷ height of the box, where the layout crops the picture to it (`object-fit: cover`). */
  aspect?: number;
};

/** Another picture where the screen is narrow, so that a phone downloads no margins that it never shows. */
type NarrowPicture = PictureInBox & { media: string };

type PictureProps = PictureInBox & {
  /** For the largest picture above the fold: preloaded, fetched first, never lazy. */
  priority?: boolean;
  /** Where the words beside it already say what is seen. */
  decorative?: boolean;
  narrow?: NarrowPicture;
  className?: string;
  imgClassName?: string;
};

/** One of the site's own pictures, in the smallest file that fills its box. */
export function Picture(props: PictureProps) {
  const { id, narrow, priority = false, decorative = false, className, imgClassName } = props;
  const file = pictureFile(id);
  const sizes = croppedSizes(props);

  if (priority) {
    preloadPicture(props, narrow && `not all and ${narrow.media}`);
    if (narrow) preloadPicture(narrow, narrow.media);
  }

  return (
    <picture className={cn("block", className)}>
      {narrow && <NarrowSources {...narrow} />}
      <source type="image/avif" srcSet={pictureSourceSet(id, "avif")} sizes={sizes} />
      {/* next/image would add 5.8 KB of JavaScript to every page for what these attributes do. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        src={file.src}
        srcSet={pictureSourceSet(id, "webp")}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={decorative ? "" : pictures[id].alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : "auto"}
        className={cn("h-auto w-full", imgClassName)}
        style={{ background: file.placeholder }}
      />
    </picture>
  );
}

function NarrowSources({ id, sizes, aspect, media }: NarrowPicture) {
  const { width, height } = pictureFile(id);
  return (["avif", "webp"] as const).map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={pictureSourceSet(id, format)}
      sizes={croppedSizes({ id, sizes, aspect })}
      width={width}
      height={height}
    />
  ));
}

function croppedSizes({ id, sizes, aspect }: PictureInBox): string {
  const { width, height } = pictureFile(id);
  return coverSizes(sizes, width / height, aspect);
}

function preloadPicture(picture: PictureInBox, media: string | undefined): void {
  preload(pictureFile(picture.id).src, {
    as: "image",
    type: "image/avif",
    fetchPriority: "high",
    imageSrcSet: pictureSourceSet(picture.id, "avif"),
    imageSizes: croppedSizes(picture),
    media,
  });
}
