"use client";

import { useEffect } from "react";
import { offerApplication } from "./start-application.ts";

const loadDialog = () => import("#components/quote-request/quote-request-dialog.tsx");
const loadSamples = () => import("#components/sample-basket/on-demand.ts");

if (typeof window !== "undefined") offerApplication({ loadDialog });

/**
 * Enhances the page where React brings it to life at once: while developing, and where a page is rendered on request.
 * Elsewhere the page's own script (page-script.ts) has done so already.
 */
export function Enhancements() {
  useEffect(() => {
    if ("enhanced" in document.documentElement.dataset) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    import("./enhance-page.ts").then(
      ({ enhancePage }) =>
        signal.aborted || enhancePage({ loadDialog, loadSamples, styleSheets: [] }, signal),
      // An older build's script, which is gone: links and menus work without.
      () => undefined,
    );
    return () => listening.abort();
  }, []);
  return null;
}
