import { SiteShell } from "#components/layout/site-shell.tsx";
import { siteMetadata, siteViewport } from "#server/seo/site-metadata.ts";

export const metadata = siteMetadata("en");
export const viewport = siteViewport;

export default function SiteLayout({ children }: LayoutProps<"/">) {
  return <SiteShell language="en">{children}</SiteShell>;
}
