"use client";

import { Toaster as Sonner } from "sonner";

/** Where notifications appear: bottom right, reached with Alt+T. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel="Notifications"
    />
  );
}
