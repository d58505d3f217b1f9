import type { MetadataRoute } from "next";
import { absoluteUrl } from "#server/env/env.ts";

export default function robots(): MetadataRoute.Robots {
  return {
    // What is not for search engines says so itself: a line here would name it and keep crawlers from reading that.
    rules: { userAgent: "*", allow: "/" },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
