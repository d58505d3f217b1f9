import type { TestimonialsSection, Testimonial } from "#content/record-types.ts";
import { type Words, t } from "#lib/languages/words.ts";

export function Testimonials({ id, title, items, words }: TestimonialsSection & { words: Words }) {
  return (
    <section id={id} className="my-section bg-paper-deep py-section print:hidden">
      <div className="page-width page-grid gap-y-12">
        <h2 className="caption lg:col-span-2 lg:pt-3 font-sans">{title}</h2>
        {items.map((testimonial, index) => (
          <div
            key={testimonial.author}
            className={index === 0 ? "lg:col-span-5" : "lg:col-span-5 lg:mt-32"}
          >
            <TestimonialQuote testimonial={testimonial} words={words} />
          </div>
        ))}
      </div>
    </section>
  );
}

type TestimonialQuoteProps = { testimonial: Testimonial; words: Words };

export function TestimonialQuote({ testimonial, words }: TestimonialQuoteProps) {
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
