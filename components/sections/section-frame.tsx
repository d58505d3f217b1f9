import { unbroken } from "#components/numbers/unbroken.tsx";
import type { ReactNode } from "react";

/** Focusable, so that a link to it moves the focus. */
export function SectionFrame({
  id,
  tone = "paper",
  children,
}: {
  id?: string;
  tone?: "paper" | "deep";
  children: ReactNode;
}) {
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
