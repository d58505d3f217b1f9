import { Fragment } from "react";
import { ReferenceText } from "#components/links/reference-text.tsx";
import { CaptionedImage } from "#components/media/captioned-image.tsx";
import type { ProjectsSection } from "#content/record-types.ts";
import { FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import { t, type Words } from "#lib/languages/words.ts";

const PLACES = [
  { item: "lg:col-span-7", sizes: `${FULL_WIDTH} 886px, ${FROM_LG} 53vw, 92vw` },
  { item: "lg:col-span-5", sizes: `${FULL_WIDTH} 626px, ${FROM_LG} 37.5vw, 92vw` },
  { item: "lg:col-span-8 lg:col-start-3", sizes: `${FULL_WIDTH} 1016px, ${FROM_LG} 61vw, 92vw` },
] as const;

export function Projects({ id, title, items, words }: ProjectsSection & { words: Words }) {
  const areSamples = items.every(({ sample }) => sample);
  const lead = areSamples && t(words, "Sample projects, shown as visualizations.");
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead={lead} />
      <ul className="plates">
        {items.map((project, index) => {
          const { location, year, type, size, materials, sample } = project;
          const place = PLACES[index % PLACES.length] ?? PLACES[0];
          return (
            <li key={project.title} className={place.item}>
              <article>
                <CaptionedImage
                  id={project.image}
                  words={words}
                  sizes={place.sizes}
                  imgClassName="aspect-[16/10] object-cover"
                />
                <h3 className="mt-5 text-heading">{project.title}</h3>
                <p className="text-quiet">
                  {location}, {year}
                  {sample && !areSamples && `. ${t(words, "Sample project")}`}
                </p>
                <p className="mt-4 text-small">
                  {`${type}, ${size}`}
                  <br />
                  {materials.map((material, rank) => (
                    <Fragment key={material.text}>
                      {rank > 0 && ", "}
                      <ReferenceText {...material} words={words} />
                    </Fragment>
                  ))}
                </p>
              </article>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
