import type { MetadataRoute } from "next";
import { heroFilm } from "#content/images/hero-film-record.ts";
import { crawledPages } from "#content/site/site-routes.ts";
import { imagesOf } from "#server/documents/page-images.ts";
import { absoluteUrl } from "#server/env/absolute-url.ts";
import { imageFile } from "#lib/images/image-files.ts";

export default function sitemap(): MetadataRoute.Sitemap {
  return crawledPages
    .filter(({ index }) => index !== false)
    .map((record) => ({
      url: absoluteUrl(record.path),
      lastModified: record.modified,
      images: imagesOf(record).map((id) => absoluteUrl(imageFile(id).src)),
      videos: record.sections.some(({ kind }) => kind === "hero") ? [film] : undefined,
    }));
}

const film = {
  title: heroFilm.title,
  description: heroFilm.description,
  thumbnail_loc: absoluteUrl(imageFile(heroFilm.poster).src),
  content_loc: absoluteUrl(heroFilm.sources.wide[1].src),
  duration: heroFilm.seconds,
};
