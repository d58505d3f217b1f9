import { Plate } from "#components/ui/plate.tsx";
import type { Project, ProjectsSection } from "#content/types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

const FACTS = [
  ["Type", "type"],
  ["Size", "size"],
  ["Materials", "materials"],
] as const satisfies readonly (readonly [string, keyof Project])[];

const PLACES = [
  { item: "lg:col-span-7", sizes: "(width >= 107rem) 886px, (width >= 64rem) 53vw, 92vw" },
  {
    item: "lg:col-span-5 lg:mt-28",
    sizes: "(width >= 107rem) 626px, (width >= 64rem) 37.5vw, 92vw",
  },
  {
    item: "lg:col-span-8 lg:col-start-3",
    sizes: "(width >= 107rem) 1016px, (width >= 64rem) 61vw, 92vw",
  },
] as const;

/** Projects as plates with their data; names and pictures are samples, and say so. */
export function Projects({ id, title, items }: ProjectsSection) {
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead="Sample projects, shown as visualisations." />
      <ul className="sheet gap-y-14">
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
  const { title, location, year, picture } = project;
  return (
    <article>
      <Plate id={picture} sizes={sizes} imgClassName="aspect-[16/10] cover" decorative />
      <h3 className="mt-5 text-heading">{title}</h3>
      <p className="text-quiet">
        {location}, {year}
      </p>
      <dl className="mt-4 text-small">
        {FACTS.map(([label, key]) => (
          <div key={key} className="fact-compact">
            <dt className="text-quiet">{label}</dt>
            <dd>{project[key]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
