import type { CapabilitiesSection } from "#content/types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

/** What can be done for one kind of building, each with the figures that it is bought by. */
export function Capabilities({ id, title, lead, items }: CapabilitiesSection) {
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead={lead} />
      <ul className="rule-ink">
        {items.map(({ title: name, description, specs }) => (
          <li key={name} className="sheet gap-y-2 rule-b py-6">
            <h3 className="text-heading lg:col-span-4">{name}</h3>
            <p className="max-w-prose lg:col-span-5">{description}</p>
            <ul className="fine lg:col-span-3">
              {specs.map((spec) => (
                <li key={spec}>{spec}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
