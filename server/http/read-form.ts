import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import { pipeline } from "node:stream/promises";
import { ATTACHMENTS_FIELD } from "#lib/quote-requests/form-fields.ts";
import { MAX_FORM_BYTES } from "./request-guard.ts";
import type { FileReception } from "./file-reception.ts";

/** What is read of a form before it is too much: ten files of four times their limit, so that they are refused in words. */
const MAX_BYTES = 1_000 * 1024 * 1024;
/** More fields than any form here has, several times over. */
const MAX_FIELDS = 200;

/** A form's texts are too long, or its files larger than anybody sends. */
export class FormTooLargeError extends Error {
  override name = "FormTooLargeError";
}

/**
 * Reads a form as it comes: its texts into `form`, its files one after the other to `reception`, no faster than that takes
 * them. Rejects where the form is broken or stops coming.
 */
export async function readForm(
  request: IncomingMessage,
  form: FormData,
  reception: FileReception,
): Promise<void> {
  const { "content-type": type = "", "content-length": announced } = request.headers;
  const length = Number(announced ?? Infinity);
  if (announced !== undefined && length > MAX_BYTES) throw new FormTooLargeError();
  // All bytes up to the chunk that is being read.
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
    // An input that was left empty has no file, and its part no name.
    else if (name !== ATTACHMENTS_FIELD) form.append(name, value);
  });
  parser.on("file", (field, content, name) => {
    if (field === ATTACHMENTS_FIELD) reception.take(name, content, length - before);
    else content.resume();
  });

  async function* chunks() {
    // Whatever goes wrong, the connection stays, for an answer.
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
