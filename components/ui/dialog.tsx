"use client";

import "#components/styles/utilities.css";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { isInToasts } from "#components/overlays/is-in-toasts.ts";
import { cn } from "#lib/styles/class-names.ts";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

const VARIANTS = {
  center:
    "fixed top-1/2 left-1/2 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl -translate-1/2 flex-col overflow-y-auto border p-6",
  bottom:
    "fixed inset-x-0 bottom-0 flex max-h-[85dvh] flex-col overflow-hidden border-t border-ink",
  right: "fixed inset-y-0 end-0 w-full overflow-y-auto border-s md:max-w-md",
  page: "relative min-h-dvh lg:m-auto lg:min-h-0 lg:w-full lg:max-w-6xl",
};

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  /** "page" scrolls as a whole. */
  variant?: keyof typeof VARIANTS;
  /** Mounts at the end of the page by default. */
  container?: HTMLElement;
  closeLabel?: string;
};

/** A modal dialog. The focus may leave it for the toasts. */
export function DialogContent({ className, children, ...options }: DialogContentProps) {
  const { variant = "center", container, closeLabel = "Close", ...props } = options;
  const isPage = variant === "page";
  return (
    <DialogPrimitive.Portal container={container}>
      <DialogPrimitive.Overlay
        className={cn(
          "fixed inset-0 z-50 overflow-y-auto bg-night/40 print:hidden",
          isPage && "scroll-pb-28 bg-night/90 lg:flex lg:p-8",
        )}
      >
        <DialogPrimitive.Content
          className={cn("bg-paper text-ink outline-none", VARIANTS[variant], className)}
          // Radix listens on the document and would take the focus back.
          onBlur={(event) => isInToasts(event.relatedTarget) && event.stopPropagation()}
          onInteractOutside={(event) => isInToasts(event.target) && event.preventDefault()}
          onEscapeKeyDown={(event) => isInToasts(event.target) && event.preventDefault()}
          {...props}
        >
          {children}
          <DialogPrimitive.Close
            className={cn(
              "absolute top-2 end-2 h-11 px-3 text-small text-quiet hover:text-ink",
              isPage && "text-ink sm:end-7 lg:end-2",
            )}
          >
            {closeLabel}
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn("pe-16 font-serif text-2xl tracking-heading", className)}
      {...props}
    />
  );
}

type DialogDescriptionProps = ComponentProps<typeof DialogPrimitive.Description>;

export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return <DialogPrimitive.Description className={cn("text-sm text-quiet", className)} {...props} />;
}
