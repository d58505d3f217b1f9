/** Toasts count as inside of every dialog. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
