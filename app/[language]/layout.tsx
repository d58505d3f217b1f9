import type { Metadata } from "next";
import { SiteShell } from "#components/layout/site-shell.tsx";
import { wordsOfParams } from "#server/languages/page-params.ts";
import { siteMetadata, siteViewport } from "#server/seo/site-metadata.ts";

export const viewport = siteViewport;
// Also for pages that are rendered on request: an unknown language is no page.
export const dynamicParams = false;

export async function generateMetadata({ params }: LayoutProps<"/[language]">): Promise<Metadata> {
  const { language } = await wordsOfParams(params);
  return siteMetadata(language);
}

export default async function LanguageLayout({ params, children }: LayoutProps<"/[language]">) {
  const { language } = await wordsOfParams(params);
  return <SiteShell language={language}>{children}</SiteShell>;
}
