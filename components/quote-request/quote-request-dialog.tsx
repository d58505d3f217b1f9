"use client";

import { randomUuid } from "#lib/browser/random-uuid.ts";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { useEffect, useRef, useState } from "react";
import { getOverlayRoot, mountOverlay } from "#components/overlays/overlay-root.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#components/ui/dialog.tsx";
import { requestQuote } from "#content/pages/request-quote.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { fileOfLink } from "#lib/browser/link-attachment.ts";
import { choiceOf, NO_CHOICE, originOfChoice } from "#lib/quote-requests/form-prefill.ts";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import type { AcceptedQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import { typeset } from "#lib/styles/typography.ts";
import { showSentToast } from "./form-result.tsx";
import { QuoteRequestForm } from "./quote-request-form.tsx";
import { ResponseTimes } from "./response-times.tsx";
import { t, translate } from "#lib/languages/words.ts";
import { pageWords } from "#lib/languages/page-words.ts";

let overlay: ReturnType<typeof mountOverlay> | undefined;

/** The focus returns to `trigger` on close. Import on demand: it brings Radix and the form with it. */
export function openQuoteRequestDialog(trigger: HTMLElement): void {
  overlay ??= mountOverlay();
  // A new key remounts the dialog, so that it starts from the draft.
  overlay.render(<QuoteRequestDialog key={randomUuid()} trigger={trigger} />);
}

function QuoteRequestDialog({ trigger }: { trigger: HTMLElement }) {
  const { title, lead } = typeset(translate(requestQuote.form, pageWords));
  const [open, setOpen] = useState(true);
  const [choice] = useState(() =>
    trigger instanceof HTMLAnchorElement ? choiceOf(new URL(trigger.href).searchParams) : NO_CHOICE,
  );
  const [origin] = useState(() => originOfChoice(choice) ?? originOf(window.location));
  /** Told when its receipt is gone, or could not be shown. */
  const sent = useRef<AcceptedQuoteRequest>(undefined);
  const closed = useRef(false);
  useBackButton(open, () => setOpen(false));
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent
        container={getOverlayRoot()}
        variant="page"
        closeLabel={t(pageWords, "Close")}
        className="group/dialog has-[[data-receipt]]:grid-cols-1 lg:grid lg:grid-cols-[20rem_1fr]"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusNear(trigger);
          closed.current = true;
          if (sent.current) void showSentToast(pageWords, sent.current);
        }}
      >
        <div className="group-has-[[data-receipt]]/dialog:hidden bg-paper-deep px-5 pt-8 pb-7 sm:px-10 lg:py-12">
          <div className="lg:sticky lg:top-12">
            <DialogTitle className="pe-12 text-4xl leading-[1.05] tracking-tight">
              {title}
            </DialogTitle>
            <DialogDescription className="mt-5 text-base text-quiet">
              {unbroken(lead)}
            </DialogDescription>
            <ResponseTimes words={pageWords} className="mt-10 hidden text-sm lg:block" />
          </div>
        </div>
        <div className="relative overflow-x-clip px-5 py-8 sm:px-10 lg:py-12">
          <QuoteRequestForm
            words={pageWords}
            origin={origin}
            choice={choice}
            attachment={fileOfLink(trigger)}
            onSent={(stored) => {
              sent.current = stored;
              if (closed.current) void showSentToast(pageWords, stored);
            }}
            onDone={() => setOpen(false)}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** A link in the closed phone menu is hidden: focus the bar's link instead. */
function focusNear(trigger: HTMLElement): void {
  const links = document.querySelectorAll<HTMLElement>(`a[href$="${REQUEST_QUOTE_PATH}"]`);
  [trigger, ...links].find((link) => link.checkVisibility())?.focus();
}

/** Back closes the dialog, as phone users expect. */
function useBackButton(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const marker = randomUuid();
    window.history.pushState({ quoteDialog: marker }, "");
    window.addEventListener("popstate", close, { once: true });
    return () => {
      window.removeEventListener("popstate", close);
      // Closed without Back: remove the dialog's history entry.
      if ((window.history.state as { quoteDialog?: string } | null)?.quoteDialog === marker)
        window.history.back();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one history entry per opening
  }, [open]);
}
