import type { ToastMessage } from "./toast.tsx";

/**
 * Shows a toast, whose code is fetched for the first one. Where it can't be fetched nothing is shown: whoever calls
 * this says the same in the page, and the browser's console names the script.
 */
export async function announce(message: ToastMessage): Promise<void> {
  const toasts = await import("./toast.tsx").catch(() => undefined);
  toasts?.showToast(message);
}
