import { unbroken } from "#components/numbers/unbroken.tsx";
import type { NoticeSection } from "#content/record-types.ts";

export function Notice({ title, status, clauses }: NoticeSection) {
  return (
    <section className="page-width mb-section pt-12 lg:pt-22">
      <h1 className="text-display">{title}</h1>
      <p className="mt-8 max-w-2xl border-s-2 border-brass ps-4">{status}</p>
      <ol className="mt-12 border-t border-ink">
        {clauses.map((clause) => (
          <li key={clause.title} className="page-grid gap-y-3 border-b py-6">
            <h2 className="text-heading lg:col-span-4">{clause.title}</h2>
            <div className="grid max-w-2xl gap-3 lg:col-span-8">
              {clause.paragraphs.map((paragraph) => (
                <p key={paragraph}>{unbroken(paragraph)}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
