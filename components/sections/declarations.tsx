import { declarations, DOCUMENT_PARAMETER } from "#content/declarations.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import type { DeclarationsSection } from "#content/types.ts";
import { typeset } from "#lib/typography.ts";
import { SectionFrame } from "./section-frame.tsx";

/** Papers that are issued for an order; each is asked for in the quote form, which knows them by id. */
export function Declarations({ id, title, lead }: DeclarationsSection) {
  return (
    <SectionFrame id={id}>
      <div className="page-grid gap-y-8 border-t border-ink pt-6">
        <div className="lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 max-w-prose text-quiet">{lead}</p>
        </div>
        <ul className="lg:col-span-8">
          {Object.entries(typeset(declarations)).map(([name, declaration]) => (
            <li key={name} className="grid gap-x-6 border-b py-4 first:pt-0 sm:grid-cols-2">
              <h3 className="font-serif text-name">{declaration.name}</h3>
              <div>
                <p className="fine-print">{declaration.description}</p>
                <p className="mt-1 text-small print:hidden">
                  <a
                    href={`${REQUEST_QUOTE_PATH}?${DOCUMENT_PARAMETER}=${name}`}
                    className="text-link"
                  >
                    Ask for it<span className="sr-only">: {declaration.name}</span>
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
