import type { Section, DrawingSection } from "#content/record-types.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import { typeset } from "#lib/styles/typography.ts";
import { AssetClasses } from "./asset-classes.tsx";
import {
  Capabilities,
  Checklist,
  CallToAction,
  Features,
  Process,
  Prose,
} from "./text-sections.tsx";
import { Certifications, TradeDates } from "./certifications.tsx";
import { Contact } from "./contact.tsx";
import { Declarations } from "./declaration-list.tsx";
import { Documents } from "./document-list.tsx";
import { Stats, Regions, Testimonials } from "./regions.tsx";
import { Hero } from "./home-hero.tsx";
import { ImageBand } from "./image-band.tsx";
import { Notice } from "./notice.tsx";
import { PageHeader } from "./page-header-section.tsx";
import { Products } from "./product-cards.tsx";
import { Projects } from "./projects.tsx";
import { Samples } from "./sample-table.tsx";
import { Specification } from "./specification.tsx";
import { SpecificationTextForm } from "./specification-text-form.tsx";
import { hrefIn, type Words, translate, t } from "#lib/languages/words.ts";
import { DocumentLink } from "#components/links/document-link.tsx";
import { drawingKitPath } from "#content/request-quote-path.ts";
import { documentNames } from "#content/site/document-paths.ts";
import { Drawing } from "#components/drawings/drawing.tsx";
import { FinishTable } from "#components/drawings/finish-table.tsx";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

type Place = { words: Words; slug?: string | undefined };

export function Sections({ sections, words, slug }: Place & { sections: readonly Section[] }) {
  return typeset(translate(sections, words)).map((section) => (
    <SectionView
      key={section.id ?? `${section.kind} ${"title" in section ? section.title : ""}`}
      section={section}
      words={words}
      slug={slug}
    />
  ));
}

function SectionView({ section, words, slug }: Place & { section: Section }) {
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
      return <Features {...section} />;
    case "specification":
      return <Specification {...section} words={words} />;
    case "samples":
      return <Samples {...section} words={words} />;
    case "specification-text":
      return <SpecificationTextForm {...section} />;
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
      return <Stats {...section} />;
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
      return <Certifications {...section} items={typeset(translate(termsOfTrade, words))} />;
    case "trade-dates":
      return <TradeDates {...section} words={words} />;
    case "drawing":
      return <Drawings {...section} words={words} slug={slug} />;
    case "notice":
      return <Notice {...section} />;
    case "call-to-action":
      return <CallToAction {...section} words={words} slug={slug} />;
    default:
      return section satisfies never;
  }
}

/** A page that has one imports its style sheet: drawing.css, or one of those that hold it. */
function Drawings({ words, slug, ...section }: DrawingSection & Place) {
  const { id, title, lead, sample, drawings, kit, schedule } = section;
  const notice = sample && t(words, "Sample plan, not a surveyed one.");
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead={notice ? `${lead} ${notice}` : lead} />
      {drawings?.map((drawing) => (
        <Drawing key={drawing.id} {...drawing} words={words} />
      ))}
      {kit && slug && (
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          <DocumentLink
            href={drawingKitPath(slug)}
            label={kit}
            words={words}
            className="text-link"
          />
          <DocumentLink
            href={hrefIn(words, `/products/${slug}/specification-text.docx`)}
            label={translate(documentNames.text, words)}
            words={words}
            className="text-link"
          />
        </p>
      )}
      {schedule && <FinishTable {...schedule} words={words} />}
    </SectionFrame>
  );
}
