import type { ReactNode } from "react";
import type { PlanSection } from "#content/record-types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

export function PlanSheet({ id, title, lead, children }: PlanSection & { children: ReactNode }) {
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead={lead} />
      {children}
    </SectionFrame>
  );
}
