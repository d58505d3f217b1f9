import { useSyncExternalStore } from "react";

/** Whether this browser shows notifications of a page, and whether the clerk allows them. */
type Permission = NotificationPermission | "unsupported";

/** What a notification says; a later one with the same tag takes its place, in another tab's name too. */
type Message = { title: string; body: string; tag: string; onClick: () => void };

const listeners = new Set<() => void>();
// Android's Chrome has the constructor and throws; nothing says so before.
let isBroken = false;

/** What the clerk said about notifications, here or in another tab. */
export function useNotificationPermission(): Permission {
  return useSyncExternalStore(subscribe, currentPermission, () => "default");
}

/** Asks the clerk; resolves with what they said, at once where they have said it before. */
export async function requestNotificationPermission(): Promise<Permission> {
  if (currentPermission() !== "unsupported") await Notification.requestPermission();
  tellListeners();
  return currentPermission();
}

/** Shows a notification where the clerk allows it; false where the browser cannot. */
export function showNotification({ title, onClick, ...options }: Message): boolean {
  if (currentPermission() !== "granted") return !isBroken;
  try {
    const notification = new Notification(title, options);
    notification.addEventListener("click", () => {
      notification.close();
      window.focus();
      onClick();
    });
    return true;
  } catch {
    isBroken = true;
    tellListeners();
    return false;
  }
}

function currentPermission(): Permission {
  return isBroken || !("Notification" in globalThis) ? "unsupported" : Notification.permission;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("focus", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("focus", listener);
  };
}
