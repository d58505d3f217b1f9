import type { Metadata, Viewport } from "next";
import { SiteDocument } from "#components/layout/site-document.tsx";
import { company } from "#content/company.ts";
import { palette } from "#lib/styles/design-tokens.ts";
import { getSiteUrl } from "#server/env/env.ts";

export const metadata: Metadata = {
  metadataBase: getSiteUrl(),
  title: { default: company.name, template: `%s | ${company.name}` },
  description: company.description,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: palette.paper };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return <SiteDocument>{children}</SiteDocument>;
}
