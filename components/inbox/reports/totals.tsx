import { funnelOf } from "#lib/reports/funnel.ts";
import { percent } from "#lib/reports/report-words.ts";
import type { Report } from "#db/reports/read-report.ts";

export function Totals({ report: { outcomes, quoteTimes, openWork } }: { report: Report }) {
  const [received, , quoted, won] = funnelOf(outcomes);
  const times = quoteTimes.find(({ week }) => week === null);
  const waiting = openWork.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  const totals = [
    { label: "requests", value: (received?.count ?? 0).toLocaleString("en") },
    { label: "quoted", value: percent(quoted?.count ?? 0, received?.count ?? 0) },
    { label: "median time to quote", value: times ? `${times.median} h` : "–" },
    { label: "of the quotes won", value: percent(won?.count ?? 0, quoted?.count ?? 0) },
    { label: "waiting now", value: waiting.toLocaleString("en") },
  ];
  return (
    <dl className="figures-totals mt-6 mb-8 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-5">
      {totals.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="caption">{label}</dt>
          <dd className="numeral whitespace-nowrap md:max-lg:text-[2.125rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
