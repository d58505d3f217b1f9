import { unbroken } from "#components/numbers/unbroken.tsx";
import type { SpecificationRow, SpecificationSection } from "#content/record-types.ts";
import { leavingLanguage, t, type Words } from "#lib/languages/words.ts";

export function Specification({ words, ...section }: SpecificationSection & { words: Words }) {
  const { id, title, note, rows, order, more } = section;
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} className="my-section print:my-0">
      <div className="page-width page-grid gap-y-6">
        <div className="flex flex-col justify-between gap-4 lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          <div className="grid gap-4">
            {more && (
              <p className="text-small print:hidden">
                <a href={more.href} {...leavingLanguage(words, more.href)} className="text-link">
                  {more.text}
                </a>
              </p>
            )}
            <p className="max-w-prose caption">{note}</p>
          </div>
        </div>
        <table className="specification lg:col-span-8">
          <thead>
            <tr>
              <th className="w-[30%]">{t(words, "Property")}</th>
              <th>{t(words, "Value")}</th>
              <th className="w-[24%]">{t(words, "Standard")}</th>
            </tr>
          </thead>
          <tbody>{rows.map(rowView)}</tbody>
          {order && <tbody className="print:hidden">{order.map(rowView)}</tbody>}
        </table>
      </div>
    </section>
  );
}

function rowView({ label, value, metric, note, standard, basis }: SpecificationRow) {
  const remarks = [metric, note].filter(Boolean).join(", ");
  return (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>
        <span>{unbroken(value)}</span>
        {remarks && <span>{unbroken(remarks)}</span>}
      </td>
      <td>
        {standard && <span>{standard}</span>}
        {basis && <span>{basis}</span>}
      </td>
    </tr>
  );
}
