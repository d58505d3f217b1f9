import type { Metadata } from "next";
import { NotFoundPage } from "#components/layout/not-found-page.tsx";
import { SiteShell } from "#components/layout/site-shell.tsx";
import { company } from "#content/company.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { getSiteUrl } from "#server/env/env.ts";

// This page is outside the layouts, so it repeats their metadata.
export const metadata: Metadata = {
  metadataBase: getSiteUrl(),
  title: `Page not found | ${company.name}`,
  description: "There is no page at this address.",
};

export default function GlobalNotFound() {
  return (
    <SiteShell language="en">
      <NotFoundPage words={ENGLISH} />
    </SiteShell>
  );
}
