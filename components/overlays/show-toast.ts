import type { ToastMessage } from "./toast.tsx";
import type { Words } from "#lib/languages/words.ts";

/** Shows a toast, loading its code first. If that fails, nothing is shown: callers repeat the message in the page. */
export async function showPageToast(words: Words, message: ToastMessage): Promise<void> {
  const toasts = await import("./toast.tsx").catch(() => undefined);
  toasts?.showToast(message, words);
}
