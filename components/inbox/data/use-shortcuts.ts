import { useEffect, useEffectEvent } from "react";

type Shortcuts = {
  onMove: (step: 1 | -1) => void;
  onOpen: () => void;
  onClose: () => void;
  onSearch: () => void;
  onHelp: () => void;
};

/** The inbox's keys. They rest while one types, while a dialog or a menu is open, and with a modifier held. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (isField(event.target)) {
      // Escape leaves a field first, so that what was typed is not closed away with one press.
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
      // On a link or a button, Enter is theirs.
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
