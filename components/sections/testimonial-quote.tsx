import type { Testimonial } from "#content/record-types.ts";
import { t, type Words } from "#lib/languages/words.ts";

/** Marks the quote as a sample. */
export function TestimonialQuote({
  testimonial,
  words,
}: {
  testimonial: Testimonial;
  words: Words;
}) {
  const { quote, author, role, company, project } = testimonial;
  return (
    <figure>
      <blockquote className="-indent-[0.42em] font-serif text-quote text-balance">
        {t(words, "“{quote}”", { quote })}
      </blockquote>
      <figcaption className="mt-5 fine-print">
        {`${author}, ${role}, ${company}`}
        <br />
        {t(words, "{project}. Sample testimonial.", { project })}
      </figcaption>
    </figure>
  );
}
