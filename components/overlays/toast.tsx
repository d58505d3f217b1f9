import "#components/styles/utilities.css";
import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { flushSync } from "react-dom";
import { isInToasts } from "./is-in-toasts.ts";
import { mountOverlay } from "./overlay-root.ts";
import { ENGLISH, t, type Words } from "#lib/languages/words.ts";
import { languages } from "#content/languages/languages.ts";

let mounted = false;

export type ToastMessage = {
  title: string;
  description?: string;
  destructive?: boolean;
  action?: { label: string; onSelect: () => void };
  /** Four seconds by default. */
  durationMs?: number;
};

/** Shows a toast and returns a function that dismisses it. Import on demand: it brings sonner with it. */
export function showToast(message: ToastMessage, words = ENGLISH): () => void {
  const { title, description, destructive = false, action, durationMs } = message;
  if (!mounted) {
    mounted = true;
    // Sonner drops toasts that are shown before its region is mounted.
    flushSync(() => mountOverlay().render(<Notifications words={words} />));
  }
  const id = (destructive ? toast.error : toast)(title, {
    description,
    ...(durationMs && { duration: durationMs }),
    ...(action && {
      action: {
        label: action.label,
        onClick: ({ currentTarget }) => {
          // As on Escape, below.
          currentTarget.blur();
          action.onSelect();
        },
      },
      classNames: { content: "self-center", actionButton: ACTION },
    }),
  });
  return () => void toast.dismiss(id);
}

/** Above dialogs, since their errors are toasts, and below menus. */
const Z_INDEX = 60;
const ACTION =
  "pointer-events-auto ms-auto min-h-11 shrink-0 cursor-pointer self-center px-3 font-medium underline underline-offset-4 sm:min-h-8";

/**
 * The hotkey and the public position are sonner's defaults, set because the specification names them. Alt+T pauses the
 * timers. Clicks pass through a toast. In the inbox, toasts are on the left, since the open request is on the right.
 */
function Notifications({ words }: { words: Words }) {
  useEffect(() => {
    // The window gets a key after the document, where sonner listens.
    window.addEventListener("keydown", resumeIfOutside);
    return () => window.removeEventListener("keydown", resumeIfOutside);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble up from the region inside
    <div
      className="print:hidden"
      // Stops a dialog's focus trap; `DialogContent` lets the focus go to the toasts.
      onFocus={(event) => event.stopPropagation()}
      onBlur={({ relatedTarget }) => isInToasts(relatedTarget) || resume()}
      // Sonner returns the focus to where it was.
      onKeyDown={({ key, target }) =>
        key === "Escape" && target instanceof HTMLElement && target.blur()
      }
    >
      <Toaster
        position={location.pathname.startsWith("/admin/") ? "bottom-left" : "bottom-right"}
        style={{ zIndex: Z_INDEX }}
        hotkey={["altKey", "KeyT"]}
        containerAriaLabel={t(words, "Notifications")}
        dir={languages[words.language].direction}
        icons={{ error: null }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              "pointer-events-none flex w-full gap-3 border-s-2 bg-ink p-4 font-sans text-sm text-paper sm:w-[22rem]",
            default: "border-brass",
            error: "border-danger-on-ink",
            title: "font-medium",
            description: "mt-1 text-paper/80",
          },
        }}
      />
    </div>
  );
}

function resumeIfOutside({ altKey, code }: KeyboardEvent): void {
  if (altKey && code === "KeyT" && !isInToasts(document.activeElement)) resume();
}

/** Sonner resumes its timers only when a mouse leaves. */
function resume(): void {
  document
    .querySelector("[data-sonner-toaster]")
    ?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
}
