import type { MouseEvent } from "react";

/** Follows a plot's link; with a modifier key in a new tab. */
export function follow(href: string | undefined, event: Pick<MouseEvent, "metaKey" | "ctrlKey">) {
  if (href === undefined) return;
  if (event.metaKey || event.ctrlKey) window.open(href, "_blank", "noopener");
  else window.location.assign(href);
}
