import { ReferenceText } from "#components/links/reference-text.tsx";
import type { CapabilitiesSection } from "#content/record-types.ts";
import { wordsOf } from "#lib/styles/typography.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import type { Words } from "#lib/languages/words.ts";

export function Capabilities({
  id,
  title,
  lead,
  items,
  words,
}: CapabilitiesSection & { words: Words }) {
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead={lead} />
      <ul className="border-t border-ink">
        {items.map(({ title: name, href, description, specs }) => (
          <li key={name} className="page-grid gap-y-2 border-b py-6">
            <h3 className="text-heading lg:col-span-4">
              <ReferenceText text={name} href={href} words={words} />
            </h3>
            <p className="max-w-prose lg:col-span-5">{description}</p>
            <ul className="fine-print lg:col-span-3">
              {specs.map((spec) => (
                <li key={wordsOf(spec)}>
                  <ReferenceText
                    {...(typeof spec === "string" ? { text: spec } : spec)}
                    words={words}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
