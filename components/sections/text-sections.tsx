import { CaptionedImage } from "#components/media/captioned-image.tsx";
import type {
  ProseSection,
  FeaturesSection,
  CapabilitiesSection,
  ChecklistSection,
  ProcessSection,
  CallToActionSection,
} from "#content/record-types.ts";
import { FROM_LG } from "#lib/styles/media-queries.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";
import type { Words } from "#lib/languages/words.ts";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { ReferenceText } from "#components/links/reference-text.tsx";
import { plainTextOf } from "#lib/styles/typography.ts";
import { Actions } from "#components/links/action-link.tsx";

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

export function Features({ id, title, items }: FeaturesSection) {
  return (
    <SectionFrame id={id}>
      <div className="page-grid gap-y-8">
        <h2 className="text-title lg:col-span-4">{title}</h2>
        <ul className="lg:col-span-8 lg:grid lg:grid-cols-2 lg:gap-x-6">
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

export function Capabilities({ items, words, ...section }: CapabilitiesSection & { words: Words }) {
  return (
    <SectionFrame id={section.id}>
      <SectionHead title={section.title} lead={section.lead} />
      <ul className="border-t border-ink">
        {items.map(({ title: name, href, description, specs }) => (
          <li key={name} className="page-grid gap-y-2 border-b py-6">
            <h3 className="text-heading lg:col-span-4">
              <ReferenceText text={name} href={href} words={words} />
            </h3>
            <p className="max-w-prose lg:col-span-5">{description}</p>
            <ul className="fine-print lg:col-span-3">
              {specs.map((spec) => (
                <li key={plainTextOf(spec)}>
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

/** The numbering continues across groups. */
export function Checklist({ id, title, lead, groups }: ChecklistSection) {
  return (
    <SectionFrame id={id} tone="deep">
      <SectionHead title={title} lead={lead} />
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-3">
        {groups.map((group, index) => {
          const start = groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 1);
          return (
            <div key={group.title}>
              <h3 className="text-heading">{group.title}</h3>
              <ol start={start} className="mt-3 border-t border-ink">
                {group.items.map(({ check, by }, position) => (
                  <li key={check} className="flex gap-4 border-b py-3">
                    <span aria-hidden="true" className="w-8 shrink-0 font-serif text-name">
                      {start + position}
                    </span>
                    <span>
                      {unbroken(check)}
                      <span className="block caption">{unbroken(by)}</span>
                    </span>
                  </li>
                ))}
              </ol>
              <p className="mt-3">{group.missed}</p>
            </div>
          );
        })}
      </div>
    </SectionFrame>
  );
}

export function Process({ id, title, steps }: ProcessSection) {
  return (
    <SectionFrame id={id} tone="deep">
      <SectionHead title={title} />
      <ol className="grid sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title: name, description }, index) => (
          <li
            key={name}
            className="grid grid-cols-[3.5rem_1fr] border-t border-ink py-5 pe-6 lg:block lg:pb-0"
          >
            <p aria-hidden="true" className="numeral lg:mb-10">
              {index + 1}
            </p>
            <div>
              <h3 className="text-heading">{name}</h3>
              <p className="mt-1 fine-print">{unbroken(description)}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

/** A legal text marked as a draft. */
type CallToActionProps = CallToActionSection & { words: Words; slug?: string | undefined };

export function CallToAction({ title, lead, actions, words, slug }: CallToActionProps) {
  return (
    <section className="page-width my-section print:hidden">
      <div className="page-grid items-end gap-y-8 border-t border-ink pt-7">
        <h2 className="text-title lg:col-span-8">{title}</h2>
        <div className="grid gap-5 lg:col-span-4">
          <p className="text-quiet">{unbroken(lead)}</p>
          <Actions actions={actions} words={words} slug={slug} />
        </div>
      </div>
    </section>
  );
}
