import type { MouseEvent } from "react";

/** Opens a plot's link, in a new tab if a modifier key is held. */
export function follow(href: string | undefined, event: Pick<MouseEvent, "metaKey" | "ctrlKey">) {
  if (href === undefined) return;
  if (event.metaKey || event.ctrlKey) window.open(href, "_blank", "noopener");
  else window.location.assign(href);
}
