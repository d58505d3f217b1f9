import type { ReactNode } from "react";
import type { DrawingSection } from "#content/record-types.ts";
import { SectionFrame, SectionHead } from "./section-frame.tsx";

/** A section that holds the page's sheet of drawings. */
export function DrawingSheet({
  id,
  title,
  lead,
  children,
}: DrawingSection & { children: ReactNode }) {
  return (
    <SectionFrame id={id}>
      <SectionHead title={title} lead={lead} />
      {children}
    </SectionFrame>
  );
}
