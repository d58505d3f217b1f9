import { useSyncExternalStore } from "react";
import { fullTime } from "./data/inbox-labels.ts";

export function OfflineNotice({ updatedAt }: { updatedAt: number }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="empty:hidden">
      {!isOnline && (
        <p className="border-b bg-ink px-4 py-2 text-sm text-paper md:px-6">
          You are offline.{" "}
          {updatedAt > 0 && `This is the inbox of ${fullTime(new Date(updatedAt).toISOString())}. `}
          It refreshes when the connection is back.
        </p>
      )}
    </output>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
