import type { Metadata } from "next";
import { company } from "#content/company.ts";
import { Enhancements } from "#components/enhancements/enhancements.tsx";
import { SiteDocument } from "#components/layout/site-document.tsx";
import { SiteFooter } from "#components/layout/site-footer.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { getSiteUrl } from "#server/env/env.ts";

// This page is outside the root layout, so it repeats the layout's metadata.
export const metadata: Metadata = {
  metadataBase: getSiteUrl(),
  title: `Page not found | ${company.name}`,
  description: "There is no page at this address.",
};

export default function NotFoundPage() {
  return (
    <SiteDocument>
      <SkipLink />
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        data-missing-page
        className="page-width pt-32 pb-section lg:pt-44"
      >
        <div className="page-grid items-end gap-y-8">
          <h1 className="text-display lg:col-span-8">
            404 <span className="block">Oops! Page not found</span>
          </h1>
          <p className="text-lead lg:col-span-4">
            There is nothing at this address.{" "}
            <a href="/" className="underline underline-offset-4">
              Return home
            </a>
          </p>
        </div>
      </main>
      <SiteFooter />
      <Enhancements />
    </SiteDocument>
  );
}
