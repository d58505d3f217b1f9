import "#components/styles/globals.css";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { OVERLAY_ROOT_ID } from "#components/overlays/overlay-root-id.ts";

// Subset to one weight by scripts/subset-fonts.ts; fallbacks in components/styles/fallback-fonts.css.
const serif = localFont({
  src: "../styles/fonts/newsreader.woff2",
  weight: "100 900",
  variable: "--font-newsreader",
  adjustFontFallback: false,
});
const sans = localFont({
  src: "../styles/fonts/instrument-sans.woff2",
  weight: "100 900",
  variable: "--font-instrument-sans",
  adjustFontFallback: false,
});

export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${serif.variable} ${sans.variable}`} data-scroll-behavior="smooth">
      <body>
        {children}
        <div id={OVERLAY_ROOT_ID} />
      </body>
    </html>
  );
}
