"use client";

import { useEffect } from "react";

/** Tells the console which address was asked for in vain. */
export function MissingPathLog() {
  useEffect(() => {
    // oxlint-disable-next-line no-console
    console.error(`404: there is no page at ${window.location.pathname}`);
  }, []);
  return null;
}
