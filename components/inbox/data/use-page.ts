import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Gives the focus a place after a change of `state` that took away what had it. */
export function useLostFocus(state: string, take: () => void): void {
  const onChange = useEffectEvent(() => document.activeElement === document.body && take());
  const last = useRef(state);
  useEffect(() => {
    if (state !== last.current) onChange();
    last.current = state;
  }, [state]);
}
