import { SiteDocument } from "#components/layout/site-document.tsx";
import { siteMetadata, siteViewport } from "#server/seo/site-metadata.ts";

export const metadata = siteMetadata("en");
export const viewport = siteViewport;

export default function AdminLayout({ children }: LayoutProps<"/admin">) {
  return <SiteDocument language="en">{children}</SiteDocument>;
}
