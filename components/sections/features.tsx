import { Plate } from "#components/ui/plate.tsx";
import type { FeaturesSection } from "#content/types.ts";
import { SectionFrame } from "./section-frame.tsx";

/** Short statements on hairlines, beside a picture where the record has one. */
export function Features({ id, title, items, picture }: FeaturesSection) {
  return (
    <SectionFrame id={id}>
      <div className="sheet gap-y-8">
        <div className="lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          {picture && (
            <Plate
              id={picture}
              sizes="(width >= 107rem) 496px, (width >= 64rem) 30vw, 92vw"
              aspect={4 / 3}
              className="mt-8 print:hidden"
              imgClassName="aspect-[4/3] cover"
            />
          )}
        </div>
        <ul
          className={`lg:col-span-8 lg:grid lg:gap-x-6 ${picture ? "content-start" : "lg:grid-cols-2"}`}
        >
          {items.map((item) => (
            <li key={item} className="rule py-4 text-pretty">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
