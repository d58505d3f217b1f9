import type { MetadataRoute } from "next";
import { heroFilm } from "@/content/pictures/hero-film";
import { pages } from "@/content/routes";
import { picturesOf } from "@/lib/documents/page-pictures";
import { absoluteUrl } from "@/lib/absolute-url";
import { pictureFile } from "@/lib/pictures/picture-files";

export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ index }) => index !== false)
    .map((record) => ({
      url: absoluteUrl(record.path),
      lastModified: record.modified,
      images: picturesOf(record).map((id) => absoluteUrl(pictureFile(id).src)),
      videos: record.sections.some(({ kind }) => kind === "hero") ? [film] : undefined,
    }));
}

const film = {
  title: heroFilm.title,
  description: heroFilm.description,
  thumbnail_loc: absoluteUrl(pictureFile(heroFilm.poster).src),
  content_loc: absoluteUrl(heroFilm.sources[1].src),
  duration: heroFilm.seconds,
};
