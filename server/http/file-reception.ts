import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { toFileName } from "#lib/quote-requests/attachments.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import type { FormFileReceiver } from "./form-file-receiver.ts";

const KEY = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Stores the files of a form one after the other, keeping their order. */
export class FileReception {
  readonly files: SentFile[] = [];
  readonly #receive: FormFileReceiver;
  readonly #client: string;
  /** The form's key, as far as it has been read. */
  readonly #draftKey: () => string;
  readonly #open = new Set<Readable>();
  #underWay: Promise<void> = Promise.resolve();

  constructor(receive: FormFileReceiver, client: string, draftKey: () => string) {
    this.#receive = receive;
    this.#client = client;
    this.#draftKey = draftKey;
  }

  /** The file's bytes wait (back-pressure) until the files before it are stored. */
  take(escapedName: string, content: Readable, maxBytes: number): void {
    const name = unescape(escapedName);
    this.#open.add(content);
    // The reader gets the error from the stream too.
    content.on("error", () => undefined);
    const draftKey = this.#draftKey();
    this.#underWay = this.#underWay.then(() => this.#store({ draftKey, name, maxBytes }, content));
  }

  abandon(error: Error): void {
    for (const content of this.#open) content.destroy(error);
  }

  settled(): Promise<void> {
    return this.#underWay;
  }

  async #store(
    file: { draftKey: string; name: string; maxBytes: number },
    content: Readable,
  ): Promise<void> {
    try {
      const sent = KEY.test(file.draftKey)
        ? await this.#receive({ ...file, client: this.#client }, content)
        : await discard(file.name, content);
      // An empty file input sends a file without a name.
      if (file.name !== "" || sent.size > 0) this.files.push(sent);
    } catch (error) {
      log.info(reportOf(error), "a form's file stopped coming");
      const name = toFileName(file.name);
      this.files.push({ id: randomUUID(), name, size: 0, errorCode: "unsent" });
      content.resume();
    } finally {
      this.#open.delete(content);
    }
  }
}

/** Rejects a file sent before its form's key, because its form is unknown. */
async function discard(name: string, content: Readable): Promise<SentFile> {
  let size = 0;
  for await (const chunk of content) size += (chunk as Buffer).byteLength;
  return { id: randomUUID(), name: toFileName(name), size, errorCode: "unsent" };
}

/** Decodes the escapes that HTML's multipart encoding uses in file names. */
function unescape(name: string): string {
  return name.replaceAll(/%(0A|0D|22)/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
