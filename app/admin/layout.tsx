import type { Viewport } from "next";
import { HtmlDocument } from "#components/layout/html-document.tsx";
import { darkPalette, palette } from "#lib/styles/design-tokens.ts";
import { siteMetadata } from "#server/seo/site-metadata.ts";
// After the style sheet that it changes.
import "#components/inbox/dark.css";

export const metadata = siteMetadata("en");
export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: palette.paper },
    { media: "(prefers-color-scheme: dark)", color: darkPalette.paper },
  ],
};

export default function AdminLayout({ children }: LayoutProps<"/admin">) {
  return <HtmlDocument language="en">{children}</HtmlDocument>;
}
