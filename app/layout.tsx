import type { Metadata, Viewport } from "next";
import { SiteDocument } from "@/components/layout/site-document";
import { company } from "@/content/company";
import { getSiteUrl } from "@/lib/env";

export const metadata: Metadata = {
  metadataBase: getSiteUrl(),
  title: { default: company.name, template: `%s | ${company.name}` },
  description: company.description,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: "#f7f4ef" };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return <SiteDocument>{children}</SiteDocument>;
}
