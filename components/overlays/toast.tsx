import "#components/styles/utilities.css";
import { toast, Toaster } from "sonner";
import { flushSync } from "react-dom";
import { mountOverlay } from "./overlay-root.ts";

let mounted = false;

export type ToastMessage = { title: string; description?: string; destructive?: boolean };

/** Shows a toast in the corner; the first call mounts the region that holds them. Import this module on demand: it brings sonner with it. */
export function showToast({ title, description, destructive = false }: ToastMessage): void {
  if (!mounted) {
    mounted = true;
    // Sonner listens from the moment its region is in the page; a toast before that would be lost.
    flushSync(() => mountOverlay().render(<Notifications />));
  }
  (destructive ? toast.error : toast)(title, { description });
}

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
