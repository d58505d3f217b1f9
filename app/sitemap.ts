import type { MetadataRoute } from "next";
import { pages } from "@/content/routes";
import { getSiteUrl } from "@/lib/env";

export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ index }) => index !== false)
    .map(({ path }) => ({ url: new URL(path, getSiteUrl()).href }));
}
