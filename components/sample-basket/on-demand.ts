import "./views.css";
import { SAMPLE_PARAMETER } from "#content/request-quote-path.ts";
import { SAMPLES } from "#content/switches.ts";
import { showBasket as show, toggleSample as toggle } from "./basket.ts";

export { showLoupe } from "./loupe.ts";

export function showBasket(signal: AbortSignal): void {
  if (SAMPLES) show(signal);
}

export function toggleSample({ href }: HTMLAnchorElement): void {
  if (SAMPLES) toggle(new URL(href).searchParams.get(SAMPLE_PARAMETER) ?? "");
}

export async function openView(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
  showBasket(signal);
  const view = await import("./sample-view.ts").catch(() => undefined);
  if (view) view.openView(link);
  else window.location.assign(link.href);
}

export async function followAddress(signal: AbortSignal): Promise<void> {
  showBasket(signal);
  (await import("./sample-view.ts")).followAddress();
}
