import type { LoadDialog } from "./quote-links.ts";

const OFFER = "teragus:application";

/** What Next's scripts offer to the page script. */
export function offerDialog(loadDialog: LoadDialog): void {
  window.dispatchEvent(new CustomEvent(OFFER, { detail: loadDialog }));
}

export function awaitDialog(): Promise<LoadDialog> {
  return new Promise((resolve) => {
    const take = ({ detail }: CustomEventInit<LoadDialog>) => detail && resolve(detail);
    window.addEventListener(OFFER, take as EventListener, { once: true });
  });
}
