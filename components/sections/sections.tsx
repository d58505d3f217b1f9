import type { ReactNode } from "react";
import type { Section } from "#content/record-types.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import { typeset } from "#lib/styles/typography.ts";
import { AssetClasses } from "./asset-classes.tsx";
import { Capabilities } from "./capabilities.tsx";
import { Certifications } from "./certifications.tsx";
import { Checklist } from "./checklist.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Contact } from "./contact.tsx";
import { Declarations } from "./declaration-list.tsx";
import { Documents } from "./document-list.tsx";
import { PlanSheet } from "./drawing-sheet.tsx";
import { Features } from "./features.tsx";
import { Figures } from "./stats.tsx";
import { Hero } from "./home-hero.tsx";
import { ImageBand } from "./image-band.tsx";
import { Notice } from "./notice.tsx";
import { PageHeader } from "./page-header-section.tsx";
import { Process } from "./process.tsx";
import { Products } from "./product-cards.tsx";
import { Projects } from "./projects.tsx";
import { Prose } from "./prose.tsx";
import { Regions } from "./regions.tsx";
import { Samples } from "./sample-table.tsx";
import { Specification } from "./specification.tsx";
import { SpecificationText } from "./specification-text-section.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TradeDates } from "./trade-date-list.tsx";
import type { Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

type Place = {
  words: Words;
  slug?: string | undefined;
  drawing?: ReactNode;
};

export function Sections({
  sections,
  words,
  slug,
  drawing,
}: Place & { sections: readonly Section[] }) {
  return typeset(translate(sections, words)).map((section) => (
    <SectionView
      key={section.id ?? `${section.kind} ${"title" in section ? section.title : ""}`}
      section={section}
      words={words}
      slug={slug}
      drawing={drawing}
    />
  ));
}

function SectionView({ section, words, slug, drawing }: Place & { section: Section }) {
  switch (section.kind) {
    case "hero":
      return <Hero {...section} words={words} />;
    case "page-header":
      return <PageHeader {...section} words={words} slug={slug} />;
    case "products":
      return <Products {...section} words={words} />;
    case "regions":
      return <Regions {...section} words={words} />;
    case "asset-classes":
      return <AssetClasses {...section} words={words} />;
    case "contact":
      return <Contact {...section} words={words} />;
    case "features":
      return <Features {...section} words={words} />;
    case "specification":
      return <Specification {...section} words={words} />;
    case "samples":
      return <Samples {...section} words={words} />;
    case "specification-text":
      return <SpecificationText {...section} />;
    case "certifications":
      return <Certifications {...section} />;
    case "projects":
      return <Projects {...section} words={words} />;
    case "capabilities":
      return <Capabilities {...section} words={words} />;
    case "process":
      return <Process {...section} />;
    case "testimonials":
      return <Testimonials {...section} words={words} />;
    case "figures":
      return <Figures {...section} />;
    case "checklist":
      return <Checklist {...section} />;
    case "prose":
      return <Prose {...section} words={words} />;
    case "image-band":
      return <ImageBand {...section} words={words} />;
    case "documents":
      return <Documents {...section} words={words} />;
    case "declarations":
      return <Declarations {...section} words={words} />;
    case "terms-of-trade":
      return (
        <Certifications
          {...section}
          items={typeset(
            translate(
              termsOfTrade.map(({ name, answer }) => ({ name, description: answer })),
              words,
            ),
          )}
        />
      );
    case "trade-dates":
      return <TradeDates {...section} words={words} />;
    case "drawing":
      return (
        <PlanSheet {...section} words={words}>
          {drawing}
        </PlanSheet>
      );
    case "notice":
      return <Notice {...section} />;
    case "call-to-action":
      return <CallToAction {...section} words={words} slug={slug} />;
    default:
      return section satisfies never;
  }
}
