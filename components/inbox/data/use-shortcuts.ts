import { useEffect, useEffectEvent } from "react";

type Shortcuts = {
  onMove: (step: 1 | -1) => void;
  onOpen: () => void;
  onClose: () => void;
  onSearch: () => void;
  onHelp: () => void;
};

/** Ignored while typing, while a dialog or menu is open, and with a modifier key. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (isField(event.target)) {
      // Escape first leaves a field, so that one press does not also close the quote request.
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const act = actionOf(event, shortcuts);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

function actionOf(
  { key, target }: KeyboardEvent,
  { onMove, onOpen, onClose, onSearch, onHelp }: Shortcuts,
): (() => void) | undefined {
  switch (key) {
    case "j":
    case "ArrowDown":
      return () => onMove(1);
    case "k":
    case "ArrowUp":
      return () => onMove(-1);
    case "Enter":
      // Enter on a link or a button activates it.
      return target === document.body ? onOpen : undefined;
    case "Escape":
      return onClose;
    case "/":
      return onSearch;
    case "?":
      return onHelp;
    default:
      return undefined;
  }
}

function isField(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
