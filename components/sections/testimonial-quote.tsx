import type { Testimonial } from "#content/record-types.ts";
import { t, type Words } from "#lib/languages/words.ts";

export function TestimonialQuote({
  testimonial,
  words,
}: {
  testimonial: Testimonial;
  words: Words;
}) {
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
