import { declarationNames } from "#content/declaration-names.ts";
import { declarations } from "#content/declaration-records.ts";
import type { DeclarationsSection } from "#content/record-types.ts";
import { documentAddress } from "#lib/quote-requests/form-prefill.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionFrame } from "./section-frame.tsx";

/** Documents issued per order; the quote form receives their ids. */
export function Declarations({ id: anchor, title, lead }: DeclarationsSection) {
  return (
    <SectionFrame id={anchor}>
      <div className="page-grid gap-y-8 border-t border-ink pt-6">
        <div className="lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 max-w-prose text-quiet">{lead}</p>
        </div>
        <ul className="lg:col-span-8">
          {Object.entries(typeset(declarationNames)).map(([id, name]) => (
            <li key={id} className="grid gap-x-6 border-b py-4 first:pt-0 sm:grid-cols-2">
              <h3 className="font-serif text-name">{name}</h3>
              <div>
                <p className="fine-print">
                  {typeset(declarations)[id as keyof typeof declarations]}
                </p>
                <p className="mt-1 text-small print:hidden">
                  <a href={documentAddress(id)} className="text-link">
                    Ask for it<span className="sr-only"> {name}</span>
                  </a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
