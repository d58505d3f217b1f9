import { Enhancements } from "#components/enhancements/enhancements.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { StyledFirst } from "#components/layout/styled-first.tsx";

export default function SiteLayout({ children }: LayoutProps<"/">) {
  return (
    <>
      <StyledFirst />
      <SkipLink />
      <SiteHeader />
      {children}
      <Enhancements />
    </>
  );
}
