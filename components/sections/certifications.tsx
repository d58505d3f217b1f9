import { unbroken } from "#components/numbers/unbroken.tsx";
import type { CertificationsSection } from "#content/record-types.ts";
import { SectionFrame } from "./section-frame.tsx";

export function Certifications({
  id,
  title,
  lead,
  items,
}: Omit<CertificationsSection, "kind" | "label">) {
  return (
    <SectionFrame id={id}>
      <div className="page-grid gap-y-8 border-t border-ink pt-6">
        <div className="lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          {lead && <p className="mt-4 max-w-prose text-quiet">{lead}</p>}
        </div>
        <dl className={`lg:col-span-8 ${items.length > 4 ? "" : "print:grid-cols-4!"}`}>
          {items.map(({ name, description }) => (
            <div key={name} className="grid gap-x-6 border-b py-4 first:pt-0 sm:grid-cols-2">
              <dt className="font-serif text-name">{name}</dt>
              <dd className="fine-print">{unbroken(description)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionFrame>
  );
}
