import type { CSSProperties } from "react";
import { typefaces } from "#content/typefaces.ts";
import { darkPalette, palette } from "#lib/styles/design-tokens.ts";

/** Maximum width in pixels; Outlook for Windows uses it as a fixed width. */
export const MAIL_WIDTH = 600;

const { mail: SERIF } = typefaces.serif;
const { mail: SANS } = typefaces.sans;

/** Line heights in pixels, because Word misreads other units; margins for spacing, because Word pads cells only. */
function type(fontFamily: string, fontSize: number, lineHeight: number): CSSProperties {
  return {
    margin: 0,
    fontFamily,
    fontSize,
    fontWeight: "normal",
    lineHeight: `${lineHeight}px`,
    msoLineHeightRule: "exactly",
  } as CSSProperties;
}

/** Breaks long words, also in table cells. */
const BREAK: CSSProperties = { wordBreak: "break-word", overflowWrap: "anywhere" };

const TABLE: CSSProperties = { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" };

const CELL: CSSProperties = {
  ...type(SANS, 15, 23),
  padding: "9px 0",
  verticalAlign: "top",
  borderBottom: `1px solid ${palette.hairline}`,
};

/** Inline styles, because some clients drop style sheets. */
export const mailStyles = {
  page: { margin: 0, padding: 0, backgroundColor: palette.paper },
  sheet: { ...TABLE, maxWidth: MAIL_WIDTH, margin: "0 auto" },
  rows: TABLE,
  margin: { padding: "28px 20px 40px" },
  masthead: { padding: "0 0 14px", borderBottom: `1px solid ${palette.ink}` },
  brand: { ...type(SERIF, 26, 28), color: palette.ink, letterSpacing: "-0.5px" },
  label: { ...type(SANS, 13, 19), color: palette.quiet },
  reference: { ...type(SERIF, 44, 48), color: palette.ink, letterSpacing: "-1px" },
  heading: { ...type(SERIF, 23, 28), ...BREAK, color: palette.ink },
  text: { ...type(SANS, 16, 25), ...BREAK, color: palette.ink },
  typed: { ...type(SANS, 15, 23), ...BREAK, color: palette.ink, whiteSpace: "pre-wrap" },
  fine: { ...type(SANS, 13, 20), ...BREAK, color: palette.quiet },
  link: { color: palette.ink, textDecoration: "underline" },
  quietLink: { color: palette.quiet, textDecoration: "underline" },
  facts: { ...TABLE, borderTop: `1px solid ${palette.hairline}` },
  factLabel: {
    ...CELL,
    width: "36%",
    paddingInlineEnd: 12,
    color: palette.quiet,
    textAlign: "start",
  },
  fact: { ...CELL, ...BREAK, color: palette.ink },
  button: {
    padding: "11px 20px",
    backgroundColor: palette.ink,
    border: `1px solid ${palette.ink}`,
  },
  buttonLink: { ...type(SANS, 15, 20), color: palette.paper, textDecoration: "none" },
  preheader: {
    display: "none",
    maxHeight: 0,
    overflow: "hidden",
    msoHide: "all",
  } as CSSProperties,
} satisfies Record<string, CSSProperties>;

/** For clients that support dark styles; others invert the light colors themselves. Separate sheets, as Gmail drops a sheet for one rejected rule. Outlook needs the space before `!important`. */
export const styleSheets = [
  `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${darkPalette.paper} !important; }
  .ink { color: ${darkPalette.ink} !important; }
  .quiet { color: ${darkPalette.quiet} !important; }
  .rule { border-color: ${darkPalette.hairline} !important; }
  .rule-ink, .button { border-color: ${darkPalette.ink} !important; }
  .button { background-color: ${darkPalette.ink} !important; }
  .button-link { color: ${darkPalette.paper} !important; }
}`,
  `@media (max-width: 480px) {
  .fact-label, .fact { display: block !important; width: auto !important; }
  .fact-label { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .fact { padding-top: 0 !important; }
}`,
];
