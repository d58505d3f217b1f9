import type { ImageId } from "#content/images/images.ts";
import { imageSwatch } from "#lib/images/image-files.ts";

/** Lazy: images in a closed menu load when it opens. */
export function Swatch({ id }: { id: ImageId }) {
  // oxlint-disable-next-line next/no-img-element -- next/image would add 5.8 KB of JavaScript to every page.
  return <img src={imageSwatch(id)} alt="" loading="lazy" />;
}
