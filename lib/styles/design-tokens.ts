/** Values for code that reads no style sheet; design-tokens.test.ts compares them with the style sheets. */
export const palette = {
  paper: "#f7f4ef",
  ink: "#1b1916",
  quiet: "#6b6258",
  hairline: "#d9d2c6",
} as const;

/** Of the inbox and of mails, where the system asks for dark. */
export const darkPalette: Record<keyof typeof palette, string> = {
  paper: "#22201c",
  ink: "#f2ede4",
  quiet: "#b8ad9f",
  hairline: "#4b453c",
};

/** In pixels, for the inbox's virtual list: one line, or three on a narrow screen. */
export const ROW_HEIGHTS = { wide: 45, narrow: 89 } as const;

/** Our own scale names, so that `cn` takes `text-small` for a size and not a color. */
export const TEXT_SIZES = [
  "display",
  "hero",
  "title",
  "figure",
  "quote",
  "heading",
  "brand",
  "name",
  "lead",
  "small",
  "label",
] as const;
export const TRACKINGS = ["heading"] as const;
export const SPACINGS = [
  "header",
  "header-tall",
  "section-bar",
  "gutter",
  "column",
  "section",
  "edge",
] as const;
