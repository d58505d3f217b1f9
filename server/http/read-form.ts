import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import { pipeline } from "node:stream/promises";
import { ATTACHMENTS_FIELD } from "#lib/quote-requests/request-fields.ts";
import { MAX_FORM_BYTES } from "./request-guard.ts";
import type { FileReception } from "./file-reception.ts";

/** Ten files of four times their limit, so that oversized files get an error message. */
const MAX_BYTES = 1_000 * 1024 * 1024;
const MAX_FIELDS = 200;

export class FormTooLargeError extends Error {
  override name = "FormTooLargeError";
}

/** Streams texts into `form` and files to `reception` (back-pressure). Rejects if the form breaks off. */
export async function readForm(
  request: IncomingMessage,
  form: FormData,
  reception: FileReception,
): Promise<void> {
  const { "content-type": type = "", "content-length": announced } = request.headers;
  const length = Number(announced ?? Infinity);
  if (announced !== undefined && length > MAX_BYTES) throw new FormTooLargeError();
  // Bytes before the current chunk.
  let before = 0;
  let textBytes = 0;

  const parser = new Busboy({
    headers: { ...request.headers, "content-type": type },
    preservePath: true,
    isPartAFile: (_field, _type, name) => name !== undefined,
    limits: { fieldSize: MAX_FORM_BYTES, fields: MAX_FIELDS, parts: 2 * MAX_FIELDS },
  });
  parser.on("field", (name, value) => {
    textBytes += Buffer.byteLength(value);
    if (textBytes >= MAX_FORM_BYTES) parser.destroy(new FormTooLargeError());
    // An empty file input has no file, and its part no name.
    else if (name !== ATTACHMENTS_FIELD) form.append(name, value);
  });
  parser.on("file", (field, content, name) => {
    if (field === ATTACHMENTS_FIELD) reception.take(name, content, length - before);
    else content.resume();
  });

  async function* chunks() {
    // Keep the connection open for the error response.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      yield chunk as Buffer;
      before += (chunk as Buffer).byteLength;
      if (before > MAX_BYTES) throw new FormTooLargeError();
    }
  }
  try {
    await pipeline(chunks, parser);
  } catch (error) {
    reception.abandon(error as Error);
    throw error;
  } finally {
    await reception.settled();
  }
}
