import type { Metadata, Viewport } from "next";
import { company } from "#content/company.ts";
import { SITE_DESCRIPTION } from "#content/pages/home.ts";
import { translateText } from "#lib/languages/words.ts";
import type { Language } from "#content/languages/languages.ts";
import { palette } from "#lib/styles/design-tokens.ts";
import { getSiteUrl } from "#server/env/env.ts";
import { wordsOf } from "#server/languages/words-of.ts";

export const siteViewport: Viewport = { themeColor: palette.paper };

/** What the pages of a language have in common. */
export function siteMetadata(language: Language): Metadata {
  return {
    metadataBase: getSiteUrl(),
    title: { default: company.name, template: `%s | ${company.name}` },
    description: translateText(SITE_DESCRIPTION, wordsOf(language)),
    formatDetection: { telephone: false, address: false, email: false },
  };
}
