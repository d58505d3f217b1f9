"use client";

import { useEffect, useState } from "react";

/** Says which product or sector a visitor was led here from, where the address names one; nobody else fetches its code. */
export function ContactOrigin() {
  const [name, setName] = useState<string>();

  useEffect(() => {
    if (!window.location.search) return;
    import("#lib/quote-request/origin.ts").then(
      ({ originOf }) => setName(originOf(window.location)?.name),
      // An older build's script, which is gone: the form may still know.
      () => undefined,
    );
  }, []);

  return name && <p className="mt-2 fine-print">You were looking at {name}.</p>;
}
