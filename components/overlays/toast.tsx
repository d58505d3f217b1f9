import "#components/styles/utilities.css";
import { toast, Toaster } from "sonner";
import { flushSync } from "react-dom";
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
      classNames: { actionButton: ACTION },
    }),
  });
  return () => void toast.dismiss(id);
}

const ACTION =
  "pointer-events-auto ml-auto min-h-11 shrink-0 cursor-pointer self-center px-3 font-medium underline underline-offset-4 sm:min-h-8";

/** Bottom right, Alt+T, 'Notifications' are sonner's defaults; they are spelled out because the specification asks for them. */
function Notifications() {
  return (
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
  );
}
