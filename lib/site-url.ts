import { company } from "@/content/company";

/** The site's own address: `SITE_URL` where it is set, else the company's domain. */
export const siteUrl = new URL(process.env.SITE_URL ?? `https://${company.domain}`);
