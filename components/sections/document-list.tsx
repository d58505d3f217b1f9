import type { DocumentsSection } from "#content/record-types.ts";
import { describeDocument } from "#server/documents/document-format.ts";
import { documentsIn, type SiteDocument } from "#server/documents/document-queries.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SectionColumns } from "./section-frame.tsx";
import { formatDay, leavingLanguage, type Words } from "#lib/languages/words.ts";

export function Documents({ id, title, lead, words }: DocumentsSection & { words: Words }) {
  const bySubject = [...Map.groupBy(documentsIn(words), ({ subject }) => subject)];
  return (
    <SectionColumns id={id} title={title} lead={lead}>
      <div className="lg:col-span-8">
        {bySubject.map(([subject, found]) => (
          <div key={subject} className="grid gap-x-6 border-b py-4 first:pt-0 sm:grid-cols-2">
            <h3 className="font-serif text-name">{subject}</h3>
            <ul>
              {found.map((document) => (
                <DocumentLine key={document.path} document={document} words={words} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionColumns>
  );
}

async function DocumentLine({ document, words }: { document: SiteDocument; words: Words }) {
  const { path, name, edition } = document;
  const facts = [await describeDocument(path, words), formatDay(words, new Date(edition))];
  return (
    <li className="pb-3">
      <a href={path} download {...leavingLanguage(words, path)} className="text-link">
        {name}
      </a>
      <p className="fine-print tabular">{typeset(facts.join(" · "))}</p>
    </li>
  );
}
