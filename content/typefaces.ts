type Typeface = {
  family: string;
  /** For pages, below node_modules/@fontsource-variable; scripts/subset-fonts.ts cuts components/styles/fonts from it. */
  page: { file: string; axes: Readonly<Record<string, number>> };
  /** For PDFs and link previews, in components/styles/fonts, by weight: neither reads a variable font or WOFF2. */
  print: readonly { weight: number; file: string }[];
  /** For mails, fonts that are installed; Word may use the first name only. */
  mail: string;
};

/**
 * The faces of headings and of text, for pages, documents, link previews and mails. Their measures are in
 * components/styles/fallback-fonts.css, so that a page does not move when they come.
 */
export const typefaces = {
  serif: {
    family: "Newsreader",
    page: {
      file: "newsreader/files/newsreader-latin-opsz-normal.woff2",
      axes: { opsz: 44, wght: 345 },
    },
    print: [{ weight: 300, file: "newsreader-latin-300-normal.ttf" }],
    // Not Georgia, whose old-style 0 and 1 look like letters.
    mail: "Palatino Linotype, Palatino, Times New Roman, serif",
  },
  sans: {
    family: "Instrument Sans",
    page: {
      file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
      axes: { wght: 420 },
    },
    print: [
      { weight: 400, file: "instrument-sans-latin-400-normal.ttf" },
      { weight: 500, file: "instrument-sans-latin-500-normal.ttf" },
    ],
    mail: "Segoe UI, Helvetica Neue, Helvetica, Arial, sans-serif",
  },
} as const satisfies Record<"serif" | "sans", Typeface>;
