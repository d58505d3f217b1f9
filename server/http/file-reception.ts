import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { toFileName } from "#lib/quote-requests/attachments.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import type { FormFileReceiver } from "./form-file-receiver.ts";

const KEY = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The files of one form that is being read: they are stored one after the other, and named in their order. */
export class FileReception {
  readonly files: SentFile[] = [];
  readonly #receive: FormFileReceiver;
  readonly #client: string;
  /** The key of the form, as far as it has come. */
  readonly #draftKey: () => string;
  readonly #open = new Set<Readable>();
  #underWay: Promise<void> = Promise.resolve();

  constructor(receive: FormFileReceiver, client: string, draftKey: () => string) {
    this.#receive = receive;
    this.#client = client;
    this.#draftKey = draftKey;
  }

  /** Takes the next file, of `maxBytes` at the most. Its bytes wait until those before it are stored. */
  take(escapedName: string, content: Readable, maxBytes: number): void {
    const name = unescape(escapedName);
    this.#open.add(content);
    // Whoever reads is told by the stream too.
    content.on("error", () => undefined);
    const draftKey = this.#draftKey();
    this.#underWay = this.#underWay.then(() => this.#store({ draftKey, name, maxBytes }, content));
  }

  /** Ends what waits for bytes that won't come. */
  abandon(error: Error): void {
    for (const content of this.#open) content.destroy(error);
  }

  /** Resolves when every file is stored or refused. */
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
        : await refuse(file.name, content);
      // An input that was left empty sends a file without a name.
      if (file.name !== "" || sent.size > 0) this.files.push(sent);
    } catch (error) {
      log.info(reportOf(error), "a form's file stopped coming");
      const name = toFileName(file.name);
      this.files.push({ id: randomUUID(), name, size: 0, refusal: "unsent" });
      content.resume();
    } finally {
      this.#open.delete(content);
    }
  }
}

/** Reads a file that came before the key of its form: nobody knows whose it is. */
async function refuse(name: string, content: Readable): Promise<SentFile> {
  let size = 0;
  for await (const chunk of content) size += (chunk as Buffer).byteLength;
  return { id: randomUUID(), name: toFileName(name), size, refusal: "unsent" };
}

/** HTML's escapes in the names of a form's files. */
function unescape(name: string): string {
  return name.replaceAll(/%(0A|0D|22)/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
