"use client";

import "#components/overlays/moved-nodes.ts";
import { useEffect } from "react";
import { SAMPLES } from "#content/switches.ts";
import { offerDialog } from "./offered-dialog.ts";

const loadDialog = () => import("#components/quote-request/quote-request-dialog.tsx");
const loadSamples = async () => {
  if (SAMPLES) await import("#components/sample-basket/basket.css");
  return import("#components/sample-basket/enhance-basket.ts");
};

if (typeof window !== "undefined") offerDialog(loadDialog);

/** For hydrated pages: in development, or rendered per request. Elsewhere page-script.ts does this. */
export function Enhancements() {
  useEffect(() => {
    if ("enhanced" in document.documentElement.dataset) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    import("./enhance-page.ts").then(
      ({ enhancePage }) =>
        signal.aborted || enhancePage({ loadDialog, loadSamples, styleSheets: [] }, signal),
      // The script belongs to an older build and is gone: links and menus work without it.
      () => undefined,
    );
    return () => listening.abort();
  }, []);
  return null;
}
