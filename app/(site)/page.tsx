import "#components/media/hero-film.css";
import "#components/numbers/counter.css";
import "#components/sections/asset-classes.css";
import "#components/sections/contact.css";
import "#components/sections/home-hero.css";
import "#components/sections/product-cards.css";
import "#components/sections/regions.css";
import { SitePage } from "#components/layout/site-page.tsx";
import { home } from "#content/pages/home.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(home);

export default function HomePage() {
  return <SitePage record={home} />;
}
