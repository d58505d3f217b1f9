type AttachingLink = HTMLElement & { attachment?: File };

/** Has the form that `link` opens take up `file`. On the element: the page's code and the dialog's are bundled apart. */
export function attachToLink(link: HTMLElement, file: File): void {
  (link as AttachingLink).attachment = file;
}

export function fileOfLink(link: HTMLElement): File | undefined {
  return (link as AttachingLink).attachment;
}
