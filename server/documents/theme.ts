import { join } from "node:path";
import { Font, StyleSheet } from "@react-pdf/renderer";
import { typefaces } from "#content/typefaces.ts";
import { palette } from "#lib/styles/design-tokens.ts";

const FONTS = join(process.cwd(), "node_modules/@fontsource");

/** Registers the typefaces and disables hyphenation, which would break part numbers. */
export function registerFonts(): void {
  for (const { family, print } of Object.values(typefaces))
    Font.register({
      family,
      fonts: print.map(({ weight, file }) => ({ fontWeight: weight, src: join(FONTS, file) })),
    });
  Font.registerHyphenationCallback((word) => [word]);
}

export const pdfStyles = StyleSheet.create({
  page: {
    backgroundColor: palette.paper,
    color: palette.ink,
    fontFamily: typefaces.sans.family,
    fontSize: 9,
    lineHeight: 1.45,
    paddingTop: 34,
    paddingBottom: 42,
    paddingHorizontal: 42,
  },
  display: {
    fontFamily: typefaces.serif.family,
    fontSize: 46,
    lineHeight: 1.02,
    letterSpacing: -1,
  },
  title: { fontFamily: typefaces.serif.family, fontSize: 20, lineHeight: 1.1, letterSpacing: -0.3 },
  name: { fontFamily: typefaces.serif.family, fontSize: 13, lineHeight: 1.25 },
  figure: {
    fontFamily: typefaces.serif.family,
    fontSize: 22,
    lineHeight: 1.1,
    letterSpacing: -0.5,
  },
  lead: { fontSize: 11, lineHeight: 1.45 },
  fine: { fontSize: 9, color: palette.quiet, lineHeight: 1.4 },
  section: { marginTop: 14 },
  row: { flexDirection: "row", gap: 18 },
  rule: { borderTopWidth: 0.6, borderTopColor: palette.hairline, borderTopStyle: "solid" },
  ruleInk: { borderTopWidth: 0.8, borderTopColor: palette.ink, borderTopStyle: "solid" },
  label: {
    position: "absolute",
    left: 42,
    maxWidth: 320,
    padding: 10,
    backgroundColor: palette.paper,
  },
  footer: {
    position: "absolute",
    left: 42,
    right: 42,
    // Not `bottom`: with a line height, the renderer drops the element off the page.
    top: 806,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 9,
    color: palette.quiet,
  },
});
