"use client";

import { useEffect } from "react";
import { offerApplication } from "./start-application.ts";

const loadDialog = () => import("#components/quote-request/quote-request-dialog.tsx");
const loadSamples = () => import("#components/sample-basket/on-demand.ts");

if (typeof window !== "undefined") offerApplication({ loadDialog });

/**
 * Enhances the page on hydration, in development and for pages rendered on request. Elsewhere page-script.ts has
 * already done so.
 */
export function Enhancements() {
  useEffect(() => {
    if ("enhanced" in document.documentElement.dataset) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    import("./enhance-page.ts").then(
      ({ enhancePage }) =>
        signal.aborted || enhancePage({ loadDialog, loadSamples, styleSheets: [] }, signal),
      // The script of an older build is gone; links and menus work without it.
      () => undefined,
    );
    return () => listening.abort();
  }, []);
  return null;
}
