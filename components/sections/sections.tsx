import type { Section } from "@/content/types";
import { AssetClasses } from "./asset-classes";
import { Capabilities } from "./capabilities";
import { Certifications } from "./certifications";
import { Checklist } from "./checklist";
import { Closing } from "./closing";
import { Contact } from "./contact";
import { Features } from "./features";
import { Figures } from "./figures";
import { Hero } from "./hero";
import { Notice } from "./notice";
import { Opening } from "./opening";
import { Process } from "./process";
import { Products } from "./products";
import { Projects } from "./projects";
import { Prose } from "./prose";
import { Regions } from "./regions";
import { Samples } from "./samples";
import { Specification } from "./specification";
import { Testimonials } from "./testimonials";

/** A record's sections, in its order. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => (
    <SectionView
      key={section.id ?? `${section.kind} ${"title" in section ? section.title : ""}`}
      section={section}
    />
  ));
}

/** The one place that knows which component shows which kind of section. */
function SectionView({ section }: { section: Section }) {
  switch (section.kind) {
    case "hero":
      return <Hero {...section} />;
    case "opening":
      return <Opening {...section} />;
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
    case "notice":
      return <Notice {...section} />;
    case "closing":
      return <Closing {...section} />;
    default:
      return section satisfies never;
  }
}
