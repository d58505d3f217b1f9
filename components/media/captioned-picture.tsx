import type { ComponentProps } from "react";
import { Picture } from "./picture.tsx";
import { pictures } from "#content/pictures/pictures.ts";

type CaptionedPictureProps = ComponentProps<typeof Picture> & { captionClassName?: string };

/** A picture with its caption, as in a monograph: what is seen, and whether it is a visualisation. */
export function CaptionedPicture({
  captionClassName = "",
  className,
  ...picture
}: CaptionedPictureProps) {
  const { caption, visualisation } = pictures[picture.id];
  return (
    <figure className={className}>
      <Picture {...picture} />
      <figcaption className={`flex justify-between gap-4 pt-2 caption ${captionClassName}`}>
        {caption}
        {visualisation && <span>Visualisation</span>}
      </figcaption>
    </figure>
  );
}
