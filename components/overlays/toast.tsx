import "#components/styles/utilities.css";
import { useEffect, type FocusEvent, type KeyboardEvent } from "react";
import { toast, Toaster } from "sonner";
import { flushSync } from "react-dom";
import { isInToasts } from "./is-in-toasts.ts";
import { mountOverlay } from "./overlay-root.ts";

let mounted = false;

export type ToastMessage = {
  title: string;
  description?: string;
  destructive?: boolean;
  /** A button to press while the toast is there, after which it leaves. */
  action?: { label: string; onSelect: () => void };
  /** How long it stays; four seconds where nothing is said. */
  durationMs?: number;
};

/**
 * Shows a toast in the corner, and returns what takes it away; the first call mounts the region that holds them. Import
 * this module on demand: it brings sonner with it.
 */
export function showToast(message: ToastMessage): () => void {
  const { title, description, destructive = false, action, durationMs } = message;
  if (!mounted) {
    mounted = true;
    // Sonner listens from the moment its region is in the page; a toast before that would be lost.
    flushSync(() => mountOverlay().render(<Notifications />));
  }
  const id = (destructive ? toast.error : toast)(title, {
    description,
    ...(durationMs && { duration: durationMs }),
    ...(action && {
      action: { label: action.label, onClick: action.onSelect },
      classNames: { content: "self-center", actionButton: ACTION },
    }),
  });
  return () => void toast.dismiss(id);
}

const ACTION =
  "pointer-events-auto ml-auto min-h-11 shrink-0 cursor-pointer self-center px-3 font-medium underline underline-offset-4 sm:min-h-8";

/**
 * Bottom right, Alt+T, 'Notifications' are sonner's defaults; they are spelled out because the specification asks for
 * them. Alt+T stops the toasts' time; it runs on when the focus leaves them, or was not let in.
 */
function Notifications() {
  useEffect(() => {
    // The window hears of a key after the document, where sonner listens.
    window.addEventListener("keydown", resumeWhereRefused);
    return () => window.removeEventListener("keydown", resumeWhereRefused);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from the region inside
    <div onFocus={keepFromFocusTraps} onBlur={resumeWhenLeft} onKeyDown={leaveByEscape}>
      <Toaster
        position="bottom-right"
        hotkey={["altKey", "KeyT"]}
        containerAriaLabel="Notifications"
        icons={{ error: null }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              "pointer-events-none flex w-full gap-3 border-l-2 bg-night p-4 font-sans text-sm text-paper sm:pointer-events-auto sm:w-[22rem]",
            default: "border-brass",
            error: "border-danger-on-night",
            title: "font-medium",
            description: "mt-1 text-paper/80",
          },
        }}
      />
    </div>
  );
}

/** A dialog would take the focus back; it lets it go to the toasts by `DialogContent`. */
function keepFromFocusTraps(event: FocusEvent): void {
  event.stopPropagation();
}

function resumeWhenLeft({ relatedTarget }: FocusEvent): void {
  if (!isInToasts(relatedTarget)) resume();
}

function resumeWhereRefused({ altKey, code }: globalThis.KeyboardEvent): void {
  if (altKey && code === "KeyT" && !isInToasts(document.activeElement)) resume();
}

/** Sonner gives the focus back to where it was before. */
function leaveByEscape({ key, target }: KeyboardEvent): void {
  if (key === "Escape" && target instanceof HTMLElement) target.blur();
}

/** Sonner starts the time again when a mouse leaves, and knows no other way to be told. */
function resume(): void {
  document
    .querySelector("[data-sonner-toaster]")
    ?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
}
