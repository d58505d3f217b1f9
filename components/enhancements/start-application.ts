import type { LoadDialog } from "./quote-links.ts";

/** What Next's scripts have for the page's own one. */
export type Application = { loadDialog: LoadDialog };

const OFFER = "teragus:application";

/** Tells the page's own script, where there is one, that Next's scripts have come. */
export function offerApplication(application: Application): void {
  window.dispatchEvent(new CustomEvent(OFFER, { detail: application }));
}

/** Resolves when Next's scripts have come. */
export function awaitApplication(): Promise<Application> {
  return new Promise((resolve) => {
    const take = ({ detail }: CustomEventInit<Application>) => detail && resolve(detail);
    window.addEventListener(OFFER, take as EventListener, { once: true });
  });
}
