import "#components/styles/globals.css";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { OVERLAY_ROOT_ID } from "#components/overlays/overlay-root-id.ts";

// Cut by scripts/subset-fonts.ts: one weight of each, which the range below declares for every weight. What stands
// in until they come is in components/styles/fallback-fonts.css.
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

/** The document around every page, the missing one included. */
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
