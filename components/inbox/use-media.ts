import { useCallback, useSyncExternalStore } from "react";

/** From here on, a request opens beside the list instead of over it. */
export const BESIDE = "(min-width: 64rem)";
/** Below this, a row takes several lines. */
export const NARROW = "(max-width: 47.99rem)";

/** Whether a media query holds; on the server it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
