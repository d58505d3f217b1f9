import { languagesOf } from "#server/languages/words-of.ts";
import type { MetadataRoute } from "next";
import { heroFilm } from "#content/images/hero-film-record.ts";
import { crawledPages } from "#content/site/site-pages.ts";
import { imagesOf } from "#lib/images/page-images.ts";
import { absoluteUrl } from "#server/env/env.ts";
import { imageFile } from "#lib/images/image-files.ts";
import type { Language } from "#content/languages/languages.ts";
import { hrefIn } from "#lib/languages/words.ts";

/** Every page in every language, each with all of its languages; English is the one for everybody else. */
export default function sitemap(): MetadataRoute.Sitemap {
  return crawledPages
    .filter(({ index }) => index !== false)
    .flatMap((record) => {
      const addresses = languagesOf(record.path).map((language): [Language, string] => [
        language,
        absoluteUrl(hrefIn({ language }, record.path)),
      ]);
      const languages = { ...Object.fromEntries(addresses), "x-default": absoluteUrl(record.path) };
      return addresses.map(([, url]) => ({
        url,
        lastModified: record.modified,
        ...(addresses.length > 1 && { alternates: { languages } }),
        images: imagesOf(record).map((id) => absoluteUrl(imageFile(id).src)),
        videos: record.sections.some(({ kind }) => kind === "hero") ? [film] : undefined,
      }));
    });
}

const film = {
  title: heroFilm.title,
  description: heroFilm.description,
  thumbnail_loc: absoluteUrl(imageFile(heroFilm.poster).src),
  content_loc: absoluteUrl(heroFilm.sources.wide[1].src),
  duration: heroFilm.seconds,
};
