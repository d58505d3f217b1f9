import type { MetadataRoute } from "next";
import { pages } from "@/content/routes";
import { siteUrl } from "@/lib/site-url";

export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ index }) => index !== false)
    .map(({ path }) => ({ url: new URL(path, siteUrl).href }));
}
