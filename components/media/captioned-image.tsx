import { unbroken } from "#components/numbers/unbroken.tsx";
import type { ComponentProps } from "react";
import { Image } from "./responsive-image.tsx";
import { images } from "#content/images/images.ts";
import { typeset } from "#lib/styles/typography.ts";
import { translate, t } from "#lib/languages/words.ts";

type CaptionedImageProps = ComponentProps<typeof Image> & { captionClassName?: string };

export function CaptionedImage(props: CaptionedImageProps) {
  const { captionClassName = "", className, ...image } = props;
  const { caption, visualization } = translate(images[image.id], image.words);
  return (
    <figure className={className}>
      <Image {...image} />
      <figcaption className={`flex justify-between gap-4 pt-2 caption ${captionClassName}`}>
        <span>{unbroken(typeset(caption))}</span>
        {visualization && <span>{t(image.words, "Visualization")}</span>}
      </figcaption>
    </figure>
  );
}
