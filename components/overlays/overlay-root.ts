import "./moved-nodes.ts";
import { OVERLAY_ROOT_ID } from "./overlay-root-id.ts";
import { createRoot, type Root } from "react-dom/client";

/** Throws 'Root element not found' if the layout has no overlay element. */
export function getOverlayRoot(): HTMLElement {
  const element = document.getElementById(OVERLAY_ROOT_ID);
  if (!element) throw new Error("Root element not found");
  return element;
}

/** Creates a separate React root for code that loads on demand. */
export function mountOverlay(): Root {
  return createRoot(getOverlayRoot().appendChild(document.createElement("div")));
}
