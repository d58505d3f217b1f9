import { unbroken } from "#components/numbers/unbroken.tsx";
import type { ReactNode } from "react";

type SectionFrameProps = { id?: string; tone?: "paper" | "deep"; children: ReactNode };

/** Focusable, so that a link to it moves the focus. */
export function SectionFrame({ id, tone = "paper", children }: SectionFrameProps) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={tone === "deep" ? "my-section bg-paper-deep py-section" : "my-section"}
    >
      <div className="page-width">{children}</div>
    </section>
  );
}

export function SectionHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="section-head">
      <h2 className="text-title">{unbroken(title)}</h2>
      {lead && <p>{unbroken(lead)}</p>}
    </div>
  );
}

type SectionColumnsProps = {
  id?: string;
  title: string;
  lead?: string;
  /** Below the lead. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A section on a rule, its title and lead beside what it holds. */
export function SectionColumns({ id, title, lead, beside, children }: SectionColumnsProps) {
  return (
    <SectionFrame id={id}>
      <div className="page-grid gap-y-8 border-t border-ink pt-6">
        <div className="lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          {lead && <p className="mt-4 max-w-prose text-quiet">{lead}</p>}
          {beside}
        </div>
        {children}
      </div>
    </SectionFrame>
  );
}
