import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";

type FormFile = { draftKey: string; name: string; client: string; maxBytes: number };

export type FormFileReceiver = (
  file: FormFile,
  chunks: AsyncIterable<Uint8Array>,
) => Promise<SentFile>;

const holder = globalThis as typeof globalThis & { teragusFormFileReceiver?: FormFileReceiver };

/** On `globalThis`, since Next bundles its routes separately. */
export function setFormFileReceiver(receiver: FormFileReceiver): void {
  holder.teragusFormFileReceiver = receiver;
}

export function getFormFileReceiver(): FormFileReceiver | undefined {
  return holder.teragusFormFileReceiver;
}
