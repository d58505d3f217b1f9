/** A file that is let go anywhere but on a field for files would take the place of the page. */
function keepPage(event: DragEvent): void {
  const isInput = event.target instanceof HTMLInputElement && event.target.type === "file";
  if (event.dataTransfer?.types.includes("Files") && !isInput) event.preventDefault();
}

if (typeof window !== "undefined")
  for (const type of ["dragover", "drop"] as const) window.addEventListener(type, keepPage);
