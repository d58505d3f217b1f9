import type { DraftFile } from "#components/quote-request/draft/form-draft.ts";
import type { NewFile, SentFile, Upload } from "#lib/attachments/attachment-upload.ts";
import type { FileErrorCode } from "#lib/attachments/file-rules.ts";
import { announcementOf } from "./file-messages.ts";
import { ListStore } from "./list-store.ts";
import { isUnderWay, toSentFile, type FileStatus, type ListedFile } from "./listed-file.ts";
import { acceptFiles } from "./accept-files.ts";
import { UploadBroken, UploadRejected } from "./upload-request.ts";
import {
  askForFile,
  deleteFile,
  FileUnreadable,
  uploadFile,
  type UploadOptions,
} from "./upload-file.ts";
import { t } from "#lib/languages/words.ts";

/** Browsers open six connections to a site, and the page may need some. */
const PARALLEL = 2;

type QueueOptions = Omit<UploadOptions, "signal" | "wake"> & {
  /** The form's idempotency key. */
  draftKey: string;
  /** Attachments kept from before a reload. */
  kept: readonly DraftFile[];
  save: (files: DraftFile[]) => void;
  /** Called when the server has removed a file. */
  onGone?: () => void;
};

/** Errors that are not about the attachment itself and may pass. */
const RETRYABLE = new Set<FileErrorCode>(["busy", "full", "unsent"]);

type UploadTask = {
  stop: AbortController;
  wake: EventTarget;
  /** Resolves once no request is in flight. */
  ended: Promise<void>;
};

/** Uploads one form's attachments, also while the form is closed. */
export class FileQueue {
  readonly list: ListStore;
  readonly #options: QueueOptions;
  readonly #contents = new Map<string, Blob>();
  readonly #tasks = new Map<string, UploadTask>();

  constructor(options: QueueOptions) {
    this.#options = options;
    this.list = new ListStore(options.kept, options.save);
    for (const file of this.list.files) if (file.status.kind === "checking") void this.#check(file);
    window.addEventListener("online", this.#retryFailed);
  }

  add(chosen: readonly File[]): void {
    const { list, toSend, rejected, notices } = acceptFiles(this.list.files, chosen);
    for (const [id, content] of toSend) {
      this.#tasks.get(id)?.stop.abort();
      this.#tasks.delete(id);
      this.#contents.set(id, content);
    }
    this.list.show(list);
    this.list.announce([...rejected.map(announcementOf), ...notices]);
    this.#startWaiting();
  }

  /** Retries a failed or paused upload now. */
  retry(id: string): void {
    if (this.list.find(id)?.status.kind === "failed")
      this.list.set(id, { status: { kind: "waiting" } });
    this.#tasks.get(id)?.wake.dispatchEvent(new Event("retry"));
    this.#startWaiting();
  }

  /** Removes an attachment from the list and from the server. */
  remove(id: string): void {
    const file = this.list.find(id);
    if (!file) return;
    this.list.show(this.list.files.filter((other) => other !== file));
    this.list.announce([(words) => t(words, "{name} is removed.", { name: file.name })]);
    this.#discard(file);
    this.#startWaiting();
  }

  /** Whether no upload can still finish by itself. */
  isSettled(): boolean {
    return !this.list.files.some(isUnderWay);
  }

  async settled(): Promise<void> {
    while (!this.isSettled())
      await new Promise<void>((resolve) => {
        const leave = this.list.subscribe(() => {
          leave();
          resolve();
        });
      });
  }

  /** The attachments as the form sends them. */
  sent(): SentFile[] {
    return this.list.files.map(toSentFile);
  }

  /** The files that this network does not let through, by their ids. */
  unsent(): [string, File][] {
    return this.list.files.flatMap(({ id, name, status }): [string, File][] => {
      const content = status.kind === "failed" && this.#contents.get(id);
      return content ? [[id, new File([content], name)]] : [];
    });
  }

  /** Asks again what has become of the files that arrived, which another tab may have sent or removed. */
  checkAgain(): void {
    for (const file of this.list.files)
      if (file.status.kind === "complete") {
        this.list.set(file.id, { status: { kind: "checking" } });
        void this.#check(file);
      }
  }

  /** Stops all uploads after the quote request is stored, and removes unfinished ones. */
  forget(): void {
    window.removeEventListener("online", this.#retryFailed);
    for (const file of this.list.files) if (file.status.kind !== "complete") this.#discard(file);
    this.list.show([]);
  }

  /** Starts waiting uploads up to the concurrency limit. */
  #startWaiting(): void {
    const free = PARALLEL - [...this.#tasks.keys()].filter((id) => this.#contents.has(id)).length;
    const next = this.list.files.filter(({ status }) => status.kind === "waiting");
    for (const file of next.slice(0, Math.max(0, free))) void this.#send(file);
  }

  async #send(file: ListedFile): Promise<void> {
    const content = this.#contents.get(file.id);
    if (!content) return;
    const set = (change: Partial<ListedFile>) => this.list.set(file.id, change);
    await this.#attend(file, async (options) => {
      set({ status: { kind: "sending" } });
      await uploadFile(this.#newFile(file), content, {
        ...options,
        onProgress: (sentBytes) => set({ sentBytes, status: { kind: "sending" } }),
        onFinishing: () => set({ status: { kind: "finishing" } }),
        onPause: () => set({ status: { kind: "paused" } }),
      });
      return { sentBytes: file.size, status: { kind: "complete" } };
    });
    this.#startWaiting();
  }

  /** Asks the server about an attachment chosen before a reload. */
  async #check(file: ListedFile): Promise<void> {
    await this.#attend(file, async (options) => {
      const upload = await askForFile(this.#newFile(file), options);
      const kind = upload.state === "complete" ? "complete" : "absent";
      return { sentBytes: arrivedBytes(file.size, upload), status: { kind } };
    });
  }

  async #attend(
    { id }: ListedFile,
    act: (options: UploadOptions) => Promise<Partial<ListedFile>>,
  ): Promise<void> {
    const [stop, wake] = [new AbortController(), new EventTarget()];
    const { signal } = stop;
    const acting = act({ ...this.#options, wake, signal });
    const change = acting.catch((error: unknown) =>
      signal.aborted ? undefined : { status: this.#statusAfter(error, id) },
    );
    this.#tasks.set(id, { stop, wake, ended: change.then(() => undefined) });
    const settled = await change;
    // The caller that aborted it sets the state.
    if (signal.aborted || !settled) return;
    this.#tasks.delete(id);
    this.list.set(id, settled);
  }

  #statusAfter(error: unknown, id: string): FileStatus {
    if (error instanceof UploadRejected)
      return {
        kind: RETRYABLE.has(error.errorCode) ? "failed" : "rejected",
        errorCode: error.errorCode,
      };
    if (error instanceof FileUnreadable || !this.#contents.has(id)) return { kind: "absent" };
    if (!(error instanceof UploadBroken))
      // oxlint-disable-next-line no-console -- the visitor sees a message; this is for support
      console.error("A file could not be uploaded.", error);
    const errorCode = error instanceof UploadBroken ? error.errorCode : undefined;
    return { kind: "failed", errorCode: errorCode ?? "unsent" };
  }

  readonly #retryFailed = (): void => {
    for (const { id, status } of this.list.files) if (status.kind === "failed") this.retry(id);
  };

  #discard({ id, status }: ListedFile): void {
    const task = this.#tasks.get(id);
    task?.stop.abort();
    this.#tasks.delete(id);
    this.#contents.delete(id);
    if (status.kind === "rejected") return;
    const { signal } = new AbortController();
    // A removal sent before the upload has started would find nothing.
    const removal = (task?.ended ?? Promise.resolve()).then(() =>
      deleteFile({ id, draftKey: this.#options.draftKey }, { ...this.#options, signal }),
    );
    // Harmless: the form omits it, and the server removes it after a day.
    removal.then(this.#options.onGone).catch(() => undefined);
  }

  #newFile({ id, name, size }: ListedFile): NewFile {
    return { id, draftKey: this.#options.draftKey, name, size };
  }
}

function arrivedBytes(size: number, { state, partBytes, missingParts }: Upload): number {
  if (state === "complete") return size;
  const missing = missingParts.map(({ number }) =>
    Math.min(partBytes, size - (number - 1) * partBytes),
  );
  return Math.max(0, size - missing.reduce((sum, bytes) => sum + bytes, 0));
}
