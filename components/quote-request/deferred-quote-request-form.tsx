"use client";

import { lazy, Suspense, useState } from "react";
import { hasDraft } from "./draft";

const load = () =>
  import("./quote-request-form").then(({ QuoteRequestForm }) => ({ default: QuoteRequestForm }));

// The server's form works as it stands. Its code is fetched, and the form comes alive, when the visitor first
// touches it, or at once where a draft waits to be shown.
const DeferredForm = lazy(() =>
  typeof window === "undefined" || hasDraft() ? load() : firstUse().then(load),
);

/** The quote form as a page's content: prerendered HTML whose JavaScript comes with the first interaction. */
export function DeferredQuoteRequestForm(props: {
  rendered: { idempotencyKey: string; renderedAt: number };
}) {
  const [round, setRound] = useState(0);
  return (
    <Suspense>
      <DeferredForm
        {...props}
        rendered={props.rendered}
        key={round}
        onDone={() => setRound((current) => current + 1)}
      />
    </Suspense>
  );
}

function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const use = new AbortController();
    for (const type of [
      "pointerdown",
      "pointermove",
      "focusin",
      "keydown",
      "touchstart",
    ] as const) {
      document.addEventListener(type, () => (use.abort(), resolve()), {
        signal: use.signal,
        passive: true,
      });
    }
  });
}
