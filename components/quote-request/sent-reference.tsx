import "#components/styles/utilities.css";
import { createRoot, type Root } from "react-dom/client";
import { MailForFiles, MissingFiles } from "./missing-files.tsx";
import type { StoredQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { languages } from "#content/languages/languages.ts";
import { company } from "#content/company.ts";

let kept: StoredQuoteRequest[] = [];
let root: Root | undefined;

/** Keeps the reference at the foot of the page, in its own space at the document's end. */
export function keepReference(words: Words, stored: StoredQuoteRequest): void {
  root ??= openNote(words);
  if (kept.every(({ reference }) => reference !== stored.reference)) kept = [...kept, stored];
  const references = kept.map(({ reference }) => reference);
  const list = new Intl.ListFormat(languages[words.language].locale).format(references);
  const [before, after] = t(words, "Write to {email} and name the reference.").split(company.email);
  root.render(
    <div className="page-width py-3 text-sm">
      <p>
        {kept.length > 1
          ? t(words, "Your requests {references} are with our export desk.", { references: list })
          : t(words, "Your request {references} is with our export desk.", { references: list })}
      </p>
      {kept.map(({ reference, missingFiles = [] }) =>
        missingFiles.length > 0 ? (
          <div key={reference} className="mt-2 max-h-[40vh] overflow-y-auto border-t pt-2">
            <p>
              {t(words, "Missing from {reference}.", { reference })} {before}
              <MailForFiles reference={reference} />
              {after}
            </p>
            <MissingFiles words={words} files={missingFiles} />
          </div>
        ) : undefined,
      )}
    </div>,
  );
}

function openNote(words: Words): Root {
  const page = document.querySelector("main");
  const element = document.body.appendChild(document.createElement("aside"));
  element.ariaLabel = t(words, "Your quote request");
  element.className = "sticky bottom-0 z-30 border-t border-ink bg-paper-deep print:static";
  const line = createRoot(element);
  // Keyboard scrolling stops above the line.
  document.documentElement.style.scrollPaddingBottom = "4rem";
  const watching = new MutationObserver(() => {
    if (page?.isConnected) return;
    watching.disconnect();
    line.unmount();
    element.remove();
    document.documentElement.style.scrollPaddingBottom = "";
    [kept, root] = [[], undefined];
  });
  watching.observe(document.body, { childList: true, subtree: true });
  return line;
}
