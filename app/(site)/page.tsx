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
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(home, ENGLISH);

export default function HomePage() {
  return <SitePage record={home} words={ENGLISH} />;
}
