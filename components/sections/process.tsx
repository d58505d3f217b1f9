import { unbroken } from "#components/numbers/unbroken.tsx";
import type { ProcessSection } from "#content/record-types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

export function Process({ id, title, steps }: ProcessSection) {
  return (
    <SectionFrame id={id} tone="deep">
      <SectionHead title={title} />
      <ol className="grid sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ step, title: name, description }) => (
          <li
            key={step}
            className="grid grid-cols-[3.5rem_1fr] border-t border-ink py-5 pe-6 lg:block lg:pb-0"
          >
            <p aria-hidden="true" className="numeral lg:mb-10">
              {step}
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
