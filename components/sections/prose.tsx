import { CaptionedImage } from "#components/media/captioned-image.tsx";
import type { ProseSection } from "#content/record-types.ts";
import { FROM_LG } from "#lib/styles/media-queries.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { Words } from "#lib/languages/words.ts";

export function Prose({ id, title, paragraphs, image, words }: ProseSection & { words: Words }) {
  return (
    <SectionFrame id={id}>
      <div className="page-grid gap-y-8">
        <h2 className="text-title lg:col-span-5">{title}</h2>
        <div className="grid max-w-2xl gap-5 *:first:text-lead lg:col-span-6 lg:col-start-7">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first:text-quiet">
              {paragraph}
            </p>
          ))}
          {image && (
            <CaptionedImage
              id={image}
              words={words}
              sizes={`(width >= 94rem) 672px, ${FROM_LG} 45vw, min(92vw, 672px)`}
              aspect={3 / 2}
              className="mt-4"
              imgClassName="aspect-[3/2] object-cover"
            />
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
