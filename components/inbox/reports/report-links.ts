import type { MouseEvent } from "react";

/** Opens what a pressed part of a plot stands for, as a link there would: beside this page, where that is asked for. */
export function follow(href: string | undefined, event: Pick<MouseEvent, "metaKey" | "ctrlKey">) {
  if (href === undefined) return;
  if (event.metaKey || event.ctrlKey) window.open(href, "_blank", "noopener");
  else window.location.assign(href);
}
