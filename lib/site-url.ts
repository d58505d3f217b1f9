import { getSiteUrl } from "./env";

/** The site's own address, which canonical links, the sitemap and shared pictures start with. */
export const siteUrl = getSiteUrl();
