import { StatList } from "#components/numbers/stat-list.tsx";
import type {
  RegionsSection,
  StatsSection,
  Testimonial,
  TestimonialsSection,
} from "#content/record-types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import { t, type Words } from "#lib/languages/words.ts";

export function Regions({ words, ...section }: RegionsSection & { words: Words }) {
  const { id, title, lead, figures, regions, testimonial } = section;
  const largest = Math.max(...regions.map(({ count }) => count));
  return (
    <SectionFrame id={id} tone="deep">
      <SectionHead title={title} lead={lead} />
      <ul className="regions">
        {regions.map(({ name, count, highlight }) => (
          <li key={name}>
            <span aria-hidden="true" style={{ width: `${(count / largest) * 100}%` }} />
            <h3>{name}</h3>
            <p>
              {`${count}+`} <small>{t(words, "projects")}</small>
            </p>
            <p>{highlight}</p>
          </li>
        ))}
      </ul>
      <StatList
        stats={figures}
        className="mt-16 grid grid-cols-2 gap-x-4 gap-y-8 lg:mt-24 lg:grid-cols-4 lg:gap-x-6"
      />
      <div className="page-grid mt-20 lg:mt-28">
        <div className="lg:col-span-7 lg:col-start-6">
          <TestimonialQuote testimonial={testimonial} words={words} />
        </div>
      </div>
    </SectionFrame>
  );
}

export function Stats({ id, title, items }: StatsSection) {
  return (
    <SectionFrame id={id} tone="deep">
      <div className="page-grid gap-y-8">
        <h2 className="text-title lg:col-span-4">{title}</h2>
        <StatList stats={items} className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:col-span-8" />
      </div>
    </SectionFrame>
  );
}

export function Testimonials({ id, title, items, words }: TestimonialsSection & { words: Words }) {
  return (
    <section id={id} className="my-section bg-paper-deep py-section print:hidden">
      <div className="page-width page-grid gap-y-12">
        <h2 className="caption lg:col-span-2 lg:pt-3 font-sans">{title}</h2>
        {items.map((testimonial) => (
          <div key={testimonial.author} className="lg:col-span-5 lg:odd:mt-32">
            <TestimonialQuote testimonial={testimonial} words={words} />
          </div>
        ))}
      </div>
    </section>
  );
}

type TestimonialQuoteProps = { testimonial: Testimonial; words: Words };

function TestimonialQuote({ testimonial, words }: TestimonialQuoteProps) {
  const { quote, author, role, company, project, sample } = testimonial;
  return (
    <figure>
      <blockquote className="-indent-[0.42em] font-serif text-quote text-balance">
        {t(words, "“{quote}”", { quote })}
      </blockquote>
      <figcaption className="mt-5 fine-print">
        {`${author}, ${role}, ${company}`}
        <br />
        {sample ? t(words, "{project}. Sample testimonial.", { project }) : `${project}.`}
      </figcaption>
    </figure>
  );
}
