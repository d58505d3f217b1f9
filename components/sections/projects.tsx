import { Plate } from "@/components/ui/plate";
import type { Project, ProjectsSection } from "@/content/types";
import { SectionFrame, SectionHead } from "./section-frame";

const FACTS = [
  ["Type", "type"],
  ["Size", "size"],
  ["Materials", "materials"],
] as const satisfies readonly (readonly [string, keyof Project])[];

/** Projects as plates with their data; names and pictures are samples, and say so. */
export function Projects({ id, title, items }: ProjectsSection) {
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead="Sample projects, shown as visualisations." />
      <ul className="sheet gap-y-14">
        {items.map((project, index) => (
          <li
            key={project.title}
            className={
              ["lg:col-span-7", "lg:col-span-5 lg:mt-28", "lg:col-span-8 lg:col-start-3"][index]
            }
          >
            <ProjectPlate {...project} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function ProjectPlate(project: Project) {
  const { title, location, year, picture } = project;
  return (
    <article>
      <Plate
        id={picture}
        sizes="(width >= 107rem) 1020px, (width >= 64rem) 60vw, 92vw"
        imgClassName="aspect-[16/10] object-cover"
        decorative
      />
      <h3 className="mt-5 text-heading">{title}</h3>
      <p className="text-quiet">
        {location}, {year}
      </p>
      <dl className="mt-4 text-small">
        {FACTS.map(([label, key]) => (
          <div key={key} className="grid grid-cols-[6rem_1fr] border-t border-hairline py-2">
            <dt className="text-quiet">{label}</dt>
            <dd>{project[key]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
