import type { ReactNode } from "react";
import type { Section } from "#content/record-types.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import { nameAndDescription, tradeDates } from "#content/trade-dates.ts";
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

type Place = {
  slug?: string | undefined;
  drawing?: ReactNode;
};

export function Sections({ sections, slug, drawing }: Place & { sections: readonly Section[] }) {
  return typeset(sections).map((section) => (
    <SectionView
      key={section.id ?? `${section.kind} ${"title" in section ? section.title : ""}`}
      section={section}
      slug={slug}
      drawing={drawing}
    />
  ));
}

function SectionView({ section, slug, drawing }: Place & { section: Section }) {
  switch (section.kind) {
    case "hero":
      return <Hero {...section} />;
    case "page-header":
      return <PageHeader {...section} slug={slug} />;
    case "products":
      return <Products {...section} />;
    case "regions":
      return <Regions {...section} />;
    case "asset-classes":
      return <AssetClasses {...section} />;
    case "contact":
      return <Contact {...section} />;
    case "features":
      return <Features {...section} />;
    case "specification":
      return <Specification {...section} />;
    case "samples":
      return <Samples {...section} />;
    case "specification-text":
      return <SpecificationText {...section} />;
    case "certifications":
      return <Certifications {...section} />;
    case "projects":
      return <Projects {...section} />;
    case "capabilities":
      return <Capabilities {...section} />;
    case "process":
      return <Process {...section} />;
    case "testimonials":
      return <Testimonials {...section} />;
    case "figures":
      return <Figures {...section} />;
    case "checklist":
      return <Checklist {...section} />;
    case "prose":
      return <Prose {...section} />;
    case "image-band":
      return <ImageBand {...section} />;
    case "documents":
      return <Documents {...section} />;
    case "declarations":
      return <Declarations {...section} />;
    case "terms-of-trade":
      return (
        <Certifications
          {...section}
          items={typeset(termsOfTrade.map(({ name, answer }) => ({ name, description: answer })))}
        />
      );
    case "trade-dates":
      return <Certifications {...section} items={typeset(tradeDates.map(nameAndDescription))} />;
    case "drawing":
      return <PlanSheet {...section}>{drawing}</PlanSheet>;
    case "notice":
      return <Notice {...section} />;
    case "call-to-action":
      return <CallToAction {...section} slug={slug} />;
    default:
      return section satisfies never;
  }
}
