/** Whether an event's element is in the corner of the toasts, which belongs to every dialog and to none. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
