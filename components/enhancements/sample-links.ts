import { onBasketChange, readBasket } from "#components/sample-basket/basket-storage.ts";
import {
  REQUEST_SAMPLES_PATH,
  SAMPLE_PARAMETER,
  COMPARISON_ID,
} from "#content/request-quote-path.ts";
import { whenLoadedAndIdle, whenVisible } from "#lib/browser/when-idle.ts";
import { interceptLinks } from "./intercept-links.ts";

export type SamplesModule = typeof import("#components/sample-basket/enhance-basket.ts");
export type LoadSamples = () => Promise<SamplesModule>;

const ADDRESS = `${REQUEST_SAMPLES_PATH}?${SAMPLE_PARAMETER}=`;
/** Of the page; the basket's own leads to the form. */
const LINKS = `main a[href*="${ADDRESS}"]`;
/** Links to large images, and to a table whose materials can be compared. */
const IMAGE_LINKS = `main li>a[href^="/images/"],a[href="#${COMPARISON_ID}"]`;
const LIGHTBOX_ADDRESS = /^#\w+=/;

/** Opens large images and comparisons over the whole window, also from a shared URL. */
export function enhanceLightbox(load: LoadSamples, signal: AbortSignal): void {
  const follow = () => {
    if (LIGHTBOX_ADDRESS.test(window.location.hash))
      load().then(
        (code) => code.loadAndFollowAddress(signal),
        () => undefined,
      );
  };
  whenVisible(follow, signal);
  window.addEventListener("hashchange", follow, { signal });
  interceptLinks(
    { links: IMAGE_LINKS, load, act: ({ loadLightbox }, link) => void loadLightbox(link, signal) },
    signal,
  );
}

/** Makes sample links toggle buttons. Without storage they lead to the form, as without JavaScript. */
export function enhanceSamples(load: LoadSamples, signal: AbortSignal): void {
  // A form's page has no second line at its foot, and the samples' form has the basket's samples in its box.
  if (window.location.pathname.includes("/request-")) return;
  const loadBasket = async () => {
    const code = await load();
    code.enhanceBasket(signal);
    return code;
  };
  const update = () => {
    const basket = readBasket() ?? [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      link.role = "button";
      link.ariaPressed = String(basket.includes(link.search.slice(SAMPLE_PARAMETER.length + 2)));
    }
    if (basket.length > 0) whenVisible(() => void loadBasket().catch(() => undefined), signal);
  };

  // Reading storage is slow on slow devices.
  whenLoadedAndIdle(() => {
    if (!readBasket()) return;
    update();
    onBasketChange(update, signal);
    // A page restored by Back or prerendered may have missed a change.
    window.addEventListener("pageshow", update, { signal });
    document.addEventListener("prerenderingchange", update, { signal });
  }, signal);
  interceptLinks(
    {
      links: LINKS,
      load: loadBasket,
      act: ({ toggleLinkedSample }, link) => toggleLinkedSample(link),
      isLeftToBrowser: () => !readBasket(),
    },
    signal,
  );
}
