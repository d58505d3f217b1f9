import { BellIcon, BellRingIcon } from "lucide-react";
import { showToast } from "#components/overlays/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import {
  requestNotificationPermission,
  showNotification,
  useNotificationPermission,
} from "./desktop-notifications.ts";

export function NotifyButton() {
  const permission = useNotificationPermission();
  if (permission === "unsupported") return null;
  const isOn = permission === "granted";
  return (
    <Tooltip label={isOn ? "Notifications are on" : "Notify me"}>
      <Button
        variant="ghost"
        size="icon"
        onClick={() => void turnOn()}
        className="max-md:size-11 max-md:text-ink"
      >
        {isOn ? <BellRingIcon aria-hidden /> : <BellIcon aria-hidden />}
      </Button>
    </Tooltip>
  );
}

async function turnOn(): Promise<void> {
  const permission = await requestNotificationPermission();
  if (permission === "denied") showToast(BLOCKED);
  if (permission !== "granted") return;
  const isShown = showNotification({
    title: "Notifications are on",
    body: "New quote requests are told here while the inbox is open.",
    tag: "teragus-notifications",
    onClick: () => undefined,
  });
  showToast(isShown ? ON : MISSING);
}

const ON = {
  title: "Notifications are on",
  description: "The browser’s settings for this site turn them off.",
};
const BLOCKED = {
  title: "Notifications are blocked",
  description: "Allow them for this site in the browser’s settings.",
  destructive: true,
};
const MISSING = {
  title: "No notifications in this browser",
  description: "New requests are told above the list and in the tab’s title.",
  destructive: true,
};
