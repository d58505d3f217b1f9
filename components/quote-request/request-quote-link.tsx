"use client";

import type { ComponentProps, MouseEvent } from "react";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";

const loadDialog = () => import("./quote-request-dialog.tsx");
const preload = () => void loadDialog();

/**
 * A link to the quote form. Where JavaScript runs a plain click opens the form as a dialog, whose code is fetched when
 * a pointer or the focus comes near; any other click, and every failure to fetch it, goes to the page.
 */
export function RequestQuoteLink({ children, ...props }: Omit<ComponentProps<"a">, "href">) {
  return (
    // The link is the fallback: a full page load, and the page is not worth prefetching.
    <a
      {...props}
      href={REQUEST_QUOTE_PATH}
      onClick={open}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}

function open(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
    return;
  event.preventDefault();
  const link = event.currentTarget;
  loadDialog().then(
    ({ openQuoteRequestDialog }) => openQuoteRequestDialog(link),
    () => window.location.assign(link.href),
  );
}
