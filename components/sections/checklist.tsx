import { unbroken } from "#components/numbers/unbroken.tsx";
import type { ChecklistSection } from "#content/record-types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

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
            </div>
          );
        })}
      </div>
    </SectionFrame>
  );
}
