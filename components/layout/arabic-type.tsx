/**
 * What Arabic needs beside the style sheet: a face with its letters, no tracking or slant, since its letters join, more
 * room between lines for its marks, arrows that point the other way, and the hero's picture mirrored, so that its words
 * lie on the plaster. In the page, so that no other one carries it.
 */
const ARABIC = `
@font-face { font-family: Vazirmatn; src: url(/vazirmatn.woff2) format("woff2"); font-weight: 100 900; font-display: swap; unicode-range: U+0600-06FF }
html { line-height: 1.75 }
body { font-family: var(--type-sans), Vazirmatn, system-ui, sans-serif }
body * { font-style: normal !important; letter-spacing: 0 !important }
:is(h1, h2, h3, h4, blockquote, .font-serif, .numeral, .site-name) { font-family: var(--type-serif), Vazirmatn, ui-serif, serif; line-height: 1.4 !important }
[data-arrow], .hero-picture, .hero-film { scale: -1 1 }
`.replaceAll("\n", "");

export function ArabicType() {
  return (
    <style href="arabic-type" precedence="next">
      {ARABIC}
    </style>
  );
}
