import { SitePage } from "#components/layout/site-page.tsx";
import { markets } from "#content/pages/markets.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(markets);

export default function MarketsPage() {
  return <SitePage record={markets} />;
}
