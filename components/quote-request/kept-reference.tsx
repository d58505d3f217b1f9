import "#components/styles/utilities.css";
import { createRoot, type Root } from "react-dom/client";

let references: string[] = [];
let root: Root | undefined;

/**
 * Keeps the reference of a stored request in sight, in a line at the foot of the page, until the visitor leaves the
 * page. The line takes its own place at the document's end, so that it covers nothing there.
 */
export function keepReference(reference: string): void {
  root ??= openNote();
  if (!references.includes(reference)) references = [...references, reference];
  root.render(
    <p className="page-width py-3 text-sm">
      {references.length > 1 ? "Your requests" : "Your request"}{" "}
      {new Intl.ListFormat("en").format(references)} {references.length > 1 ? "are" : "is"} with our
      export desk.
    </p>,
  );
}

function openNote(): Root {
  const page = document.querySelector("main");
  const element = document.body.appendChild(document.createElement("aside"));
  element.ariaLabel = "Your quote request";
  element.className = "sticky bottom-0 z-30 border-t border-ink bg-paper-deep print:static";
  const line = createRoot(element);
  // What the keyboard scrolls to stays above the line.
  document.documentElement.style.scrollPaddingBottom = "4rem";
  const watching = new MutationObserver(() => {
    if (page?.isConnected) return;
    watching.disconnect();
    line.unmount();
    element.remove();
    document.documentElement.style.scrollPaddingBottom = "";
    [references, root] = [[], undefined];
  });
  watching.observe(document.body, { childList: true, subtree: true });
  return line;
}
