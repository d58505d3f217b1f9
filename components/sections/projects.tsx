import { Fragment } from "react";
import { ReferenceText } from "#components/links/reference-text.tsx";
import { CaptionedImage } from "#components/media/captioned-image.tsx";
import { CompactFacts } from "#components/numbers/compact-facts.tsx";
import type { Project, ProjectsSection } from "#content/record-types.ts";
import { FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

const PLACES = [
  { item: "lg:col-span-7", sizes: `${FULL_WIDTH} 886px, ${FROM_LG} 53vw, 92vw` },
  {
    item: "lg:col-span-5",
    sizes: `${FULL_WIDTH} 626px, ${FROM_LG} 37.5vw, 92vw`,
  },
  {
    item: "lg:col-span-8 lg:col-start-3",
    sizes: `${FULL_WIDTH} 1016px, ${FROM_LG} 61vw, 92vw`,
  },
] as const;

/** Marks the sample projects as samples. */
export function Projects({ id, title, items }: ProjectsSection) {
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead="Sample projects, shown as visualizations." />
      <ul className="plates">
        {items.map((project, index) => {
          const place = PLACES[index % PLACES.length] ?? PLACES[0];
          return (
            <li key={project.title} className={place.item}>
              <ProjectPlate project={project} sizes={place.sizes} />
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

function ProjectPlate({ project, sizes }: { project: Project; sizes: string }) {
  const { title, location, year, image, type, size, materials } = project;
  return (
    <article>
      <CaptionedImage id={image} sizes={sizes} imgClassName="aspect-[16/10] object-cover" />
      <h3 className="mt-5 text-heading">{title}</h3>
      <p className="text-quiet">
        {location}, {year}
      </p>
      <CompactFacts
        facts={[
          { label: "Type", value: type },
          { label: "Size", value: size },
          { label: "Materials", value: <Materials materials={materials} /> },
        ]}
        className="mt-4"
      />
    </article>
  );
}

function Materials({ materials }: Pick<Project, "materials">) {
  return materials.map((material, index) => (
    <Fragment key={material.text}>
      {index > 0 && ", "}
      <ReferenceText {...material} />
    </Fragment>
  ));
}
