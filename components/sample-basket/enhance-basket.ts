import "./lightbox.css";
import { SAMPLE_PARAMETER } from "#content/request-quote-path.ts";
import { SAMPLES } from "#content/switches.ts";
import { showBasket as show, toggleSample as toggle } from "./basket.ts";

export function enhanceBasket(signal: AbortSignal): void {
  if (SAMPLES) show(signal);
}

export function toggleLinkedSample({ href }: HTMLAnchorElement): void {
  if (SAMPLES) toggle(new URL(href).searchParams.get(SAMPLE_PARAMETER) ?? "");
}

export async function loadLightbox(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
  enhanceBasket(signal);
  const lightbox = await import("./lightbox.ts").catch(() => undefined);
  if (lightbox) lightbox.openLightbox(link);
  else window.location.assign(link.href);
}

export async function loadAndFollowAddress(signal: AbortSignal): Promise<void> {
  enhanceBasket(signal);
  (await import("./lightbox.ts")).followAddress();
}
