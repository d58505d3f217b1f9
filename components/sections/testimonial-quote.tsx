import type { Testimonial } from "#content/record-types.ts";

/** A quote with its hanging mark, and the plain word that it is a sample. */
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
