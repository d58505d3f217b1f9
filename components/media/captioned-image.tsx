import type { ComponentProps } from "react";
import { Picture } from "./responsive-image.tsx";
import { pictures } from "#content/images/images.ts";
import { typeset } from "#lib/styles/typography.ts";

type CaptionedPictureProps = ComponentProps<typeof Picture> & { captionClassName?: string };

/** A picture with its caption, as in a monograph: what is seen, and whether it is a visualization. */
export function CaptionedPicture({
  captionClassName = "",
  className,
  ...picture
}: CaptionedPictureProps) {
  const { caption, visualization } = pictures[picture.id];
  return (
    <figure className={className}>
      <Picture {...picture} />
      <figcaption className={`flex justify-between gap-4 pt-2 caption ${captionClassName}`}>
        {typeset(caption)}
        {visualization && <span>Visualization</span>}
      </figcaption>
    </figure>
  );
}
