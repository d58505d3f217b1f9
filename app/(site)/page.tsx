import { SitePage } from "@/components/layout/site-page";
import { home } from "@/content/pages/home";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(home);

export default function HomePage() {
  return <SitePage record={home} />;
}
