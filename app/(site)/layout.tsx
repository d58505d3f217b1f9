import { Enhancements } from "#components/enhancements/enhancements.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { SkipLink } from "#components/layout/skip-link.tsx";

export default function SiteLayout({ children }: LayoutProps<"/">) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {children}
      <Enhancements />
    </>
  );
}
