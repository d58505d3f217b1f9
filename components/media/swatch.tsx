import type { PictureId } from "#content/images/images.ts";
import { pictureSwatch } from "#lib/images/image-files.ts";

/** A material beside its name. Lazy: what is in a closed menu is fetched when the menu is opened. */
export function Swatch({ id }: { id: PictureId }) {
  // oxlint-disable-next-line next/no-img-element -- next/image would add 5.8 KB of JavaScript to every page.
  return <img src={pictureSwatch(id)} alt="" loading="lazy" />;
}
