/**
 * Design values for code without style sheets (documents, images, browser theme); tests keep them equal to theme.css.
 */
export const palette = {
  paper: "#f7f4ef",
  ink: "#1b1916",
  quiet: "#6b6258",
  hairline: "#d9d2c6",
} as const;

/** Row heights of the inbox's virtual list in pixels: one line, or three on a narrow screen. */
export const ROW_HEIGHTS = { wide: 45, narrow: 89 } as const;

/** Custom text sizes, so that `cn` does not take `text-small` for a color. */
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
