import type { DocumentsSection } from "#content/record-types.ts";
import { documentPages, documentSize } from "#server/documents/documents.ts";
import { documents, type SiteDocument } from "#server/documents/site-documents.ts";
import { fileSize } from "#lib/quote-requests/attachments.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionFrame } from "./section-frame.tsx";

export function Documents({ id, title, lead }: DocumentsSection) {
  const bySubject = [...Map.groupBy(documents, ({ subject }) => subject)];
  return (
    <SectionFrame id={id}>
      <div className="page-grid gap-y-8 border-t border-ink pt-6">
        <div className="lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 max-w-prose text-quiet">{lead}</p>
        </div>
        <div className="lg:col-span-8">
          {bySubject.map(([subject, found]) => (
            <div key={subject} className="grid gap-x-6 border-b py-4 first:pt-0 sm:grid-cols-2">
              <h3 className="font-serif text-name">{subject}</h3>
              <ul>
                {found.map((document) => (
                  <DocumentLine key={document.path} document={document} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}

async function DocumentLine({ document }: { document: SiteDocument }) {
  const { path, name, format, edition } = document;
  const facts = [
    `${format}, ${fileSize(await documentSize(path))}`,
    ...(format === "PDF" ? [pagesWords(await documentPages(path))] : []),
    EDITION.format(new Date(edition)),
  ];
  return (
    <li className="pb-3">
      <a href={path} download className="text-link">
        {name}
      </a>
      <p className="fine-print tabular">{typeset(facts.join(" · "))}</p>
    </li>
  );
}

function pagesWords(count: number): string {
  return `${count} ${count === 1 ? "page" : "pages"}`;
}

/** The day first, as in the mails and the inbox. */
const EDITION = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
