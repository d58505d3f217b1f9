import { useEffect, useEffectEvent } from "react";

type Shortcuts = {
  onMove: (step: 1 | -1) => void;
  onOpen: () => void;
  onClose: () => void;
  onSearch: () => void;
  onHelp: () => void;
};

/** Binds the inbox's keys, except while typing, in a dialog or menu, or with a modifier. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (isField(event.target)) {
      // Escape leaves the field first, so that one press does not also close the pane.
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
      // Leave Enter to a focused link or button.
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
