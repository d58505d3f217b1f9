import type { LoadDialog } from "./quote-links.ts";

/** What Next's scripts offer to the page script. */
export type Application = { loadDialog: LoadDialog };

const OFFER = "teragus:application";

export function offerApplication(application: Application): void {
  window.dispatchEvent(new CustomEvent(OFFER, { detail: application }));
}

export function awaitApplication(): Promise<Application> {
  return new Promise((resolve) => {
    const take = ({ detail }: CustomEventInit<Application>) => detail && resolve(detail);
    window.addEventListener(OFFER, take as EventListener, { once: true });
  });
}
