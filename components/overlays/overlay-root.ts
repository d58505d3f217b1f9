import { OVERLAY_ROOT_ID } from "./overlay-root-id.ts";
import { createRoot, type Root } from "react-dom/client";

/** Finds the element that overlays mount in. Throws 'Root element not found' where the layout has none. */
export function getOverlayRoot(): HTMLElement {
  const element = document.getElementById(OVERLAY_ROOT_ID);
  if (!element) throw new Error("Root element not found");
  return element;
}

/** Makes a React root of its own among the overlays, for what is loaded only when a visitor asks for it. */
export function mountOverlay(): Root {
  return createRoot(getOverlayRoot().appendChild(document.createElement("div")));
}
