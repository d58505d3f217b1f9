export function enhanceMissingPage(): void {
  if (!document.querySelector("[data-missing-page]")) return;
  // oxlint-disable-next-line no-console
  console.error(`404: there is no page at ${window.location.pathname}`);
}
