import type { ReactNode } from "react";
import type { PlanSection } from "#content/record-types.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

type PlanSheetProps = PlanSection & { words: Words; children: ReactNode };

export function PlanSheet({ id, title, lead, sample, words, children }: PlanSheetProps) {
  const notice = sample && t(words, "Sample plan, not a surveyed one.");
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead={notice ? `${lead} ${notice}` : lead} />
      {children}
    </SectionFrame>
  );
}
