import { company } from "@/content/company";
import type { PageRecord } from "@/content/types";

/** Size of the picture that chat and social previews show; the one that Open Graph's readers ask for. */
export const SHARED_PICTURE_SIZE = { width: 1200, height: 630 };

/** Where the shared pictures are, each under its name. */
export const SHARED_PICTURES_PATH = "/pictures/opengraph-image";

/** The name of a page's shared picture in its address. */
export function sharedPictureId(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** A page's shared picture as its metadata names it. */
export function sharedPicture({ title, path }: Pick<PageRecord, "title" | "path">) {
  return {
    ...SHARED_PICTURE_SIZE,
    url: `${SHARED_PICTURES_PATH}/${sharedPictureId(path)}`,
    type: "image/jpeg",
    alt: `${company.name}: ${title}`,
  };
}
