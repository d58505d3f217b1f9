/**
 * The design's values that TypeScript needs: documents, pictures and the browser's own frame read no style sheet. Those
 * that components/styles/theme.css has too are compared with it by design-tokens.test.ts.
 */
export const palette = {
  paper: "#f7f4ef",
  ink: "#1b1916",
  quiet: "#6b6258",
  hairline: "#d9d2c6",
} as const;

/** Heights of a row of the inbox in pixels, which the list computes with: one line, and three on a narrow screen. */
export const ROW_HEIGHTS = { wide: 45, narrow: 89 } as const;

/** Names of our own in Tailwind's scales, by which `cn` knows `text-small` for a size and not for a color. */
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
