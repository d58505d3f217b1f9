import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";

/** A file that comes with a form: the form's key, the name as it was sent, whose network it is, and the most bytes that it may have. */
type FormFile = { draftKey: string; name: string; client: string; maxBytes: number };

/** Stores a file as it comes and names it as the form would; reads all of its bytes. */
export type FormFileReceiver = (
  file: FormFile,
  chunks: AsyncIterable<Uint8Array>,
) => Promise<SentFile>;

const holder = globalThis as typeof globalThis & { teragusFormFileReceiver?: FormFileReceiver };

/** Says who stores files that come with a form. On `globalThis`, since Next bundles its routes apart. */
export function setFormFileReceiver(receiver: FormFileReceiver): void {
  holder.teragusFormFileReceiver = receiver;
}

/** Who stores files that come with a form, once the site is prepared. */
export function getFormFileReceiver(): FormFileReceiver | undefined {
  return holder.teragusFormFileReceiver;
}
