import { unbroken } from "#components/numbers/unbroken.tsx";
import { responseTimes } from "#content/claims.ts";
import { typeset } from "#lib/styles/typography.ts";

export function ResponseTimes({ className }: { className: string }) {
  return (
    <dl className={className}>
      {typeset(responseTimes).map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[3fr_2fr] gap-4 border-t py-3 lg:flex lg:justify-between"
        >
          <dt className="text-quiet">{label}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
