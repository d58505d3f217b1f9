import { FigureList } from "@/components/ui/figure-list";
import { SampleQuote } from "@/components/ui/sample-quote";
import type { RegionsSection } from "@/content/types";
import { SectionFrame, SectionHead } from "./section-frame";

/** Where the work went: each region's rule is as long as its share of the projects. */
export function Regions({ id, title, lead, figures, regions, testimonial }: RegionsSection) {
  const largest = Math.max(...regions.map(({ count }) => count));
  return (
    <SectionFrame id={id} tone="deep">
      <SectionHead title={title} lead={lead} />
      <ul>
        {regions.map(({ name, projects, count, highlight }) => (
          <li key={name} className="relative rule pt-4 pb-6">
            <span
              aria-hidden="true"
              className="absolute -top-px left-0 h-[3px] bg-ink"
              style={{ width: `${(count / largest) * 100}%` }}
            />
            <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 lg:grid-cols-[2fr_1fr_1fr]">
              <h3 className="text-title">{name}</h3>
              <p className="text-right font-serif text-title lg:text-left">
                {projects} <span className="font-sans text-small [letter-spacing:0]">projects</span>
              </p>
              <p className="fine lg:text-right">{highlight}</p>
            </div>
          </li>
        ))}
      </ul>
      <FigureList
        figures={figures}
        className="mt-16 grid grid-cols-2 gap-x-4 gap-y-8 lg:mt-24 lg:grid-cols-4 lg:gap-x-6"
      />
      <div className="sheet mt-20 lg:mt-28">
        <div className="lg:col-span-7 lg:col-start-6">
          <SampleQuote testimonial={testimonial} />
        </div>
      </div>
    </SectionFrame>
  );
}
