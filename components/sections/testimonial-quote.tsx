import type { Testimonial } from "#content/record-types.ts";

/** Marks the quote as a sample. */
export function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
  const { quote, author, role, company, project } = testimonial;
  return (
    <figure>
      <blockquote className="-indent-[0.42em] font-serif text-quote text-balance">
        {`“${quote}”`}
      </blockquote>
      <figcaption className="mt-5 fine-print">
        {`${author}, ${role}, ${company}`}
        <br />
        {`${project}. Sample testimonial.`}
      </figcaption>
    </figure>
  );
}
