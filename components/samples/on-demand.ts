import "./on-demand.css";
import { SAMPLE_PARAMETER } from "#content/request-quote-path.ts";
import { toggleSample as toggle } from "./tray.ts";

export { showTray } from "./tray.ts";

/** Puts what the link asks for into the tray, or takes it out. */
export function toggleSample({ href }: HTMLAnchorElement): void {
  toggle(new URL(href).searchParams.get(SAMPLE_PARAMETER) ?? "");
}
