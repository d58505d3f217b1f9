import type { ReactNode } from "react";

/** What is wider than a narrow screen: it scrolls sideways, with the keyboard too. */
export function WideField({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Not every browser makes it focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be keyboard accessible
    <section className="drawing-field" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
