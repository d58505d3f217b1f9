import type { ReactNode } from "react";
import { Enhancements } from "#components/enhancements/enhancements.tsx";
import type { Language } from "#content/languages/languages.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { SiteDocument } from "./site-document.tsx";
import { SkipLink } from "./skip-link.tsx";
import { StyledFirst } from "./styled-first.tsx";
import { ArabicType } from "./arabic-type.tsx";

type SiteShellProps = { language: Language; children: ReactNode };

/** Around every public page. The header is the page's own, since it links to the page's other languages. */
export function SiteShell({ language, children }: SiteShellProps) {
  return (
    <SiteDocument language={language}>
      <StyledFirst />
      {language === "ar" && <ArabicType />}
      <SkipLink words={wordsOf(language)} />
      {children}
      <Enhancements />
    </SiteDocument>
  );
}
