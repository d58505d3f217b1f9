import type { SpecificationSection } from "#content/types.ts";

/** The data sheet: label, value in both systems, and the standard that it is measured by. */
export function Specification({ id, title, note, rows }: SpecificationSection) {
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} className="my-section print:my-0">
      <div className="wrap sheet gap-y-6">
        <div className="column gap-4 lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          <p className="max-w-prose caption">{note}</p>
        </div>
        <table className="w-full border-y border-ink text-left lg:col-span-8">
          <thead className="caption">
            <tr>
              <th className="w-[30%] py-2 pr-3">Property</th>
              <th className="py-2 pr-3">Value</th>
              <th className="w-[24%] py-2">Standard</th>
            </tr>
          </thead>
          <tbody className="align-baseline">
            {rows.map(({ label, value, metric, standard }) => (
              <tr key={label} className="rule">
                <th scope="row" className="py-3 pr-3 text-quiet">
                  {label}
                </th>
                <td className="py-3 pr-3">
                  <span className="block text-[1.125em] tnum">{value}</span>
                  {metric && <span className="fine">{metric}</span>}
                </td>
                <td className="py-3 fine">{standard}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
