import type { ReactNode } from "react";
import { Enhancements } from "#components/enhancements/enhancements.tsx";
import type { Language } from "#content/languages/languages.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { HtmlDocument } from "./html-document.tsx";
import { t } from "#lib/languages/words.ts";

type SiteShellProps = { language: Language; children: ReactNode };

/** Around every public page. The header is the page's own, since it links to the page's other languages. */
export function SiteShell({ language, children }: SiteShellProps) {
  return (
    <HtmlDocument language={language}>
      <style href="styled-first" precedence="first">
        {NOT_BEFORE_STYLES}
      </style>
      {language === "ar" && (
        <style href="arabic-type" precedence="next">
          {ARABIC}
        </style>
      )}
      <a href="#main" className="skip-link">
        {t(wordsOf(language), "Skip to content")}
      </a>
      {children}
      <Enhancements />
    </HtmlDocument>
  );
}

/** Autofill forces a layout after parsing; hide the body until the style sheets have loaded, so that the layout is not wasted. */
const NOT_BEFORE_STYLES =
  "body { animation: styled-first 1ms backwards } @keyframes styled-first { from { display: none } }";

/**
 * What Arabic needs beside the style sheet: a face with its letters, no tracking or slant, since its letters join, more
 * room between lines for its marks, arrows that point the other way, and the hero's image mirrored, so that its words
 * lie on the plaster. In the page, so that no other one carries it.
 */
const ARABIC = `
@font-face { font-family: Vazirmatn; src: url(/vazirmatn.woff2) format("woff2"); font-weight: 100 900; font-display: swap; unicode-range: U+0600-06FF }
html { line-height: 1.75 }
body { font-family: var(--type-sans), Vazirmatn, system-ui, sans-serif }
body * { font-style: normal !important; letter-spacing: 0 !important }
:is(h1, h2, h3, h4, blockquote, .font-serif, .numeral, .site-name) { font-family: var(--type-serif), Vazirmatn, ui-serif, serif; line-height: 1.4 !important }
[data-arrow], .hero-image, .hero-film { scale: -1 1 }
`.replaceAll("\n", "");
