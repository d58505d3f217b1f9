import { useSyncExternalStore } from "react";

type Permission = NotificationPermission | "unsupported";

/** A message replaces an earlier one with the same tag, also from another tab. */
type Message = { title: string; body: string; tag: string; onClick: () => void };

const listeners = new Set<() => void>();
// Chrome on Android has the constructor but throws, which cannot be detected in advance.
let isBroken = false;

export function useNotificationPermission(): Permission {
  return useSyncExternalStore(subscribe, currentPermission, () => "default");
}

export async function requestNotificationPermission(): Promise<Permission> {
  if (currentPermission() !== "unsupported") await Notification.requestPermission();
  tellListeners();
  return currentPermission();
}

/** Shows a notification if permitted; returns false if the browser cannot. */
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
