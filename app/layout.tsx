import "./globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { company } from "@/content/company";

// Cut by lib/build/subset-fonts.ts: one weight of each, which the range below declares for every weight.
const serif = localFont({
  src: "./fonts/newsreader.woff2",
  weight: "100 900",
  variable: "--font-newsreader",
  adjustFontFallback: "Times New Roman",
});
const sans = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "100 900",
  variable: "--font-instrument-sans",
});

export const metadata: Metadata = {
  metadataBase: new URL(process.env.SITE_URL ?? `https://${company.domain}`),
  title: { default: company.name, template: `%s | ${company.name}` },
  description: company.description,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: "#f7f4ef" };

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en" className={`${serif.variable} ${sans.variable}`} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}
