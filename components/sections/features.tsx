import { unbroken } from "#components/numbers/unbroken.tsx";
import { CaptionedImage } from "#components/media/captioned-image.tsx";
import type { FeaturesSection } from "#content/record-types.ts";
import { FROM_LG, FULL_WIDTH } from "#lib/styles/media-queries.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { Words } from "#lib/languages/words.ts";

export function Features({ id, title, items, image, words }: FeaturesSection & { words: Words }) {
  return (
    <SectionFrame id={id}>
      <div className="page-grid gap-y-8">
        <div className="lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          {image && (
            <CaptionedImage
              id={image}
              words={words}
              sizes={`${FULL_WIDTH} 496px, ${FROM_LG} 30vw, 92vw`}
              aspect={4 / 3}
              className="mt-8 print:hidden"
              imgClassName="aspect-[4/3] object-cover"
            />
          )}
        </div>
        <ul
          className={`lg:col-span-8 lg:grid lg:gap-x-6 ${image ? "content-start" : "lg:grid-cols-2"}`}
        >
          {items.map((item) => (
            <li key={item} className="border-t py-4 text-pretty">
              {unbroken(item)}
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
