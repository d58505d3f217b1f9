"use client";

import "#components/styles/utilities.css";
import { cva } from "class-variance-authority";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { isInToasts } from "#components/overlays/is-in-toasts.ts";
import { cn } from "#lib/styles/class-names.ts";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

const dialogVariants = cva("bg-paper text-ink outline-none", {
  variants: {
    variant: {
      center:
        "fixed top-1/2 left-1/2 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl -translate-1/2 flex-col overflow-y-auto border p-6",
      bottom:
        "fixed inset-x-0 bottom-0 flex max-h-[85dvh] flex-col overflow-hidden border-t border-ink",
      right: "fixed inset-y-0 right-0 w-full overflow-y-auto border-l md:max-w-md",
      page: "relative min-h-dvh lg:m-auto lg:min-h-0 lg:w-full lg:max-w-6xl",
    },
  },
});

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  /** In the middle, from below, from the right, or as a page of its own that scrolls as a whole. */
  variant?: "center" | "bottom" | "right" | "page";
  /** Where it mounts; the end of the page where nothing is said. */
  container?: HTMLElement;
};

/**
 * The dialog over a dimmed page. Escape, its Close and a click beside it close it. It keeps the focus, but for the
 * toasts: who is in them has not left the dialog.
 */
export function DialogContent({
  className,
  variant = "center",
  container,
  children,
  ...props
}: DialogContentProps) {
  const isPage = variant === "page";
  return (
    <DialogPrimitive.Portal container={container}>
      <DialogPrimitive.Overlay
        className={cn(
          "fixed inset-0 z-50 overflow-y-auto bg-night/40 print:hidden",
          isPage && "bg-night/90 lg:flex lg:p-8",
        )}
      >
        <DialogPrimitive.Content
          className={cn(dialogVariants({ variant }), className)}
          // Radix hears on the document that the focus leaves, and takes it back.
          onBlur={(event) => isInToasts(event.relatedTarget) && event.stopPropagation()}
          onInteractOutside={(event) => isInToasts(event.target) && event.preventDefault()}
          onEscapeKeyDown={(event) => isInToasts(event.target) && event.preventDefault()}
          {...props}
        >
          {children}
          <DialogPrimitive.Close
            className={cn(
              "absolute top-2 right-2 h-11 px-3 text-small text-quiet hover:text-ink",
              isPage && "text-ink sm:right-7 lg:right-2",
            )}
          >
            Close
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  );
}

/** The dialog's name, which a screen reader says when it opens. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn("pr-16 font-serif text-2xl tracking-heading", className)}
      {...props}
    />
  );
}

/** A sentence below the title. */
export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn("text-sm text-quiet", className)} {...props} />;
}
