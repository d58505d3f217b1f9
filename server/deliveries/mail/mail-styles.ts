import type { CSSProperties } from "react";
import { palette } from "#lib/styles/design-tokens.ts";

/** The most that a mail takes of a wide window, in pixels; Outlook for Windows is given it as it is. */
export const MAIL_WIDTH = 600;

// What a machine surely has; Word may take the first name alone. Not Georgia, whose 0 and 1 are taken for letters.
const SERIF = "Palatino Linotype, Palatino, Times New Roman, serif";
const SANS = "Segoe UI, Helvetica Neue, Helvetica, Arial, sans-serif";

/** For programs that show a mail's own dark colors; others turn the light ones by rules of their own. */
const DARK = {
  paper: "#22201c",
  ink: "#f2ede4",
  quiet: "#b8ad9f",
  hairline: "#4b453c",
} as const;

/** Line heights in pixels: Word misreads the others. Room around a text is its margin, as Word pads cells alone. */
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

/** Breaks a word that is longer than its line, also where it makes the width of a column. */
const BREAK: CSSProperties = { wordBreak: "break-word", overflowWrap: "anywhere" };

/** The looks, written on each element, as some programs drop a style sheet. */
export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: palette.paper },
  sheet: {
    width: "100%",
    maxWidth: MAIL_WIDTH,
    margin: "0 auto",
    tableLayout: "fixed",
    borderCollapse: "collapse",
  },
  margin: { padding: "28px 20px 40px" },
  masthead: { padding: "0 0 14px", borderBottom: `1px solid ${palette.ink}` },
  brand: { ...type(SERIF, 26, 28), color: palette.ink, letterSpacing: "-0.5px" },
  label: { ...type(SANS, 13, 19), color: palette.quiet },
  reference: { ...type(SERIF, 44, 48), color: palette.ink, letterSpacing: "-1px" },
  heading: { ...type(SERIF, 23, 28), ...BREAK, color: palette.ink, letterSpacing: "-0.3px" },
  text: { ...type(SANS, 16, 25), ...BREAK, color: palette.ink },
  typed: { ...type(SANS, 15, 23), ...BREAK, color: palette.ink, whiteSpace: "pre-wrap" },
  fine: { ...type(SANS, 13, 20), ...BREAK, color: palette.quiet },
  link: { color: palette.ink, textDecoration: "underline" },
  quietLink: { color: palette.quiet, textDecoration: "underline" },
  facts: {
    width: "100%",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    borderTop: `1px solid ${palette.hairline}`,
  },
  factLabel: {
    ...type(SANS, 15, 23),
    width: "36%",
    padding: "9px 12px 9px 0",
    color: palette.quiet,
    textAlign: "left",
    verticalAlign: "top",
    borderBottom: `1px solid ${palette.hairline}`,
  },
  fact: {
    ...type(SANS, 15, 23),
    ...BREAK,
    padding: "9px 0",
    color: palette.ink,
    textAlign: "left",
    verticalAlign: "top",
    borderBottom: `1px solid ${palette.hairline}`,
  },
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

/**
 * What no attribute can say, for dark windows and for narrow ones: apart, since Gmail drops a sheet whole for one rule that
 * it refuses. Each class is one token of the light design; Outlook wants the space before `!important`.
 */
export const styleSheets = [
  `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${DARK.paper} !important; }
  .ink { color: ${DARK.ink} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .rule { border-color: ${DARK.hairline} !important; }
  .rule-ink, .button { border-color: ${DARK.ink} !important; }
  .button { background-color: ${DARK.ink} !important; }
  .button-link { color: ${DARK.paper} !important; }
}`,
  `@media (max-width: 480px) {
  .fact-label, .fact { display: block !important; width: auto !important; }
  .fact-label { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .fact { padding-top: 0 !important; }
}`,
];
