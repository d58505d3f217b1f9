import { useSyncExternalStore } from "react";

type Permission = NotificationPermission | "unsupported";

/** A later message with the same `tag` replaces it, also across tabs. */
type Message = { title: string; body: string; tag: string; onClick: () => void };

const listeners = new Set<() => void>();
// Chrome on Android has the constructor but throws, which cannot be detected earlier.
let isBroken = false;

export function useNotificationPermission(): Permission {
  return useSyncExternalStore(subscribe, currentPermission, () => "default");
}

/** Resolves at once if the operator has decided before. */
export async function requestNotificationPermission(): Promise<Permission> {
  if (currentPermission() !== "unsupported") await Notification.requestPermission();
  tellListeners();
  return currentPermission();
}

/** Returns false if the browser cannot show notifications. */
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
