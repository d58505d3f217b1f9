import "#components/styles/globals.css";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { OVERLAY_ROOT_ID } from "#components/overlays/overlay-root-id.ts";
import { languages, type Language } from "#content/languages/languages.ts";

// Cut from content/typefaces.ts by scripts/subset-fonts.ts; fallbacks in components/styles/fallback-fonts.css.
const serif = localFont({
  src: "../styles/fonts/serif.woff2",
  weight: "100 900",
  variable: "--type-serif",
  adjustFontFallback: false,
});
const sans = localFont({
  src: "../styles/fonts/sans.woff2",
  weight: "100 900",
  variable: "--type-sans",
  adjustFontFallback: false,
});
type HtmlDocumentProps = { language: Language; children: ReactNode };

export function HtmlDocument({ language, children }: HtmlDocumentProps) {
  return (
    <html
      lang={language}
      dir={languages[language].direction}
      className={`${serif.variable} ${sans.variable}`}
      data-scroll-behavior="smooth"
    >
      <body>
        {children}
        {/* With `aria-live`, an open dialog does not hide it, so that toasts are announced. */}
        <div id={OVERLAY_ROOT_ID} aria-live="off" />
      </body>
    </html>
  );
}
