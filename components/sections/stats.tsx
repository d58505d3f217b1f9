import { StatList } from "#components/numbers/stat-list.tsx";
import type { StatsSection } from "#content/record-types.ts";
import { SectionFrame } from "./section-frame.tsx";

export function Figures({ id, title, items }: StatsSection) {
  return (
    <SectionFrame id={id} tone="deep">
      <div className="page-grid gap-y-8">
        <h2 className="text-title lg:col-span-4">{title}</h2>
        <StatList figures={items} className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:col-span-8" />
      </div>
    </SectionFrame>
  );
}
