import { rememberKit } from "#components/sample-basket/basket-storage.ts";
import { DRAWING_KIT } from "#content/request-quote-path.ts";

/** Remembers which drawing kits are taken along, so that the quote form can name them. */
export function enhanceKitLinks(signal: AbortSignal): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>(`[href$="${DRAWING_KIT}"]`);
      if (link) rememberKit(link.pathname.split("/").at(-2) ?? "");
    },
    { signal },
  );
}
