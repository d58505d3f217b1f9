import type { DraftFile } from "#components/quote-request/draft/form-draft.ts";
import type { AnnouncedFile, SentFile, Upload } from "#lib/quote-requests/attachment-upload.ts";
import type { FileRefusal } from "#lib/quote-requests/attachments.ts";
import { newRequestsOf } from "./file-words.ts";
import { ListStore } from "./list-store.ts";
import { isUnderWay, toSentFile, type FileStatus, type ListedFile } from "./listed-file.ts";
import { takeFiles } from "./accept-files.ts";
import { UploadBroken, UploadRefused } from "./upload-failure.ts";
import {
  askForFile,
  FileUnreadable,
  STALL_MS,
  uploadFile,
  type UploadOptions,
} from "./upload-file.ts";
import { deleteFile } from "./upload-once.ts";

/** Browsers open six connections to a site, and the page may need some. */
const AT_ONCE = 2;

type QueueOptions = Omit<UploadOptions, "signal" | "wake"> & {
  /** The idempotency key of the form that the files belong to. */
  draftKey: string;
  /** What the draft knows of files from before a reload. */
  kept: readonly DraftFile[];
  /** Keeps the list for a reload. */
  save: (files: DraftFile[]) => void;
};

/** Refusals that are not about the file itself. */
const MAY_PASS = new Set<FileRefusal>(["busy", "unsent"]);

type Work = {
  stop: AbortController;
  wake: EventTarget;
  /** Resolves once nothing of it is on its way any more. */
  ended: Promise<void>;
};

/** The files of one form and their way to the server, which goes on while the form is closed. */
export class FileQueue {
  readonly list: ListStore;
  readonly #options: QueueOptions;
  readonly #contents = new Map<string, Blob>();
  readonly #works = new Map<string, Work>();

  constructor(options: QueueOptions) {
    this.#options = options;
    this.list = new ListStore(options.kept, options.save);
    for (const file of this.list.files) if (file.status.kind === "checking") void this.#check(file);
    window.addEventListener("online", this.#retryFailed);
  }

  /** Takes files that were chosen or dropped. */
  add(chosen: readonly File[]): void {
    const { list, toSend, refused, notices } = takeFiles(this.list.files, chosen);
    for (const [id, content] of toSend) {
      this.#works.get(id)?.stop.abort();
      this.#works.delete(id);
      this.#contents.set(id, content);
    }
    this.list.show(list);
    this.list.tell([...refused.map(newRequestsOf), ...notices]);
    this.#work();
  }

  /** Tries a file again now: one that failed, or one that pauses. */
  retry(id: string): void {
    if (this.list.find(id)?.status.kind === "failed")
      this.list.set(id, { status: { kind: "waiting" } });
    this.#works.get(id)?.wake.dispatchEvent(new Event("retry"));
    this.#work();
  }

  /** Takes a file out of the list, whatever became of it, and has its bytes removed. */
  remove(id: string): void {
    const file = this.list.find(id);
    if (!file) return;
    this.list.show(this.list.files.filter((other) => other !== file));
    this.list.tell([`${file.name} is removed.`]);
    this.#discard(file);
    this.#work();
  }

  /** Whether no file may arrive any more without anybody's doing. */
  isSettled(): boolean {
    return !this.list.files.some(isUnderWay);
  }

  /** Resolves when it is settled. */
  async settled(): Promise<void> {
    while (!this.isSettled())
      await new Promise<void>((resolve) => {
        const leave = this.list.subscribe(() => {
          leave();
          resolve();
        });
      });
  }

  /** The list as the form names it. */
  sent(): SentFile[] {
    return this.list.files.map(toSentFile);
  }

  /** Ends all work, as the request is stored. What did not arrive with it is removed. */
  forget(): void {
    window.removeEventListener("online", this.#retryFailed);
    for (const file of this.list.files) if (file.status.kind !== "complete") this.#discard(file);
    this.list.show([]);
  }

  /** Begins with as many of the files that wait as may be under way at once. */
  #work(): void {
    const free = AT_ONCE - [...this.#works.keys()].filter((id) => this.#contents.has(id)).length;
    const next = this.list.files.filter(({ status }) => status.kind === "waiting");
    for (const file of next.slice(0, Math.max(0, free))) void this.#send(file);
  }

  async #send(file: ListedFile): Promise<void> {
    const content = this.#contents.get(file.id);
    if (!content) return;
    const set = (change: Partial<ListedFile>) => this.list.set(file.id, change);
    await this.#attend(file, async (options) => {
      set({ status: { kind: "sending" } });
      await uploadFile(this.#announced(file), content, {
        ...options,
        onProgress: (sentBytes) => set({ sentBytes, status: { kind: "sending" } }),
        onFinishing: () => set({ status: { kind: "finishing" } }),
        onPause: () => set({ status: { kind: "paused" } }),
      });
      return { sentBytes: file.size, status: { kind: "complete" } };
    });
    this.#work();
  }

  /** Learns what the server has of a file that was chosen before a reload. */
  async #check(file: ListedFile): Promise<void> {
    await this.#attend(file, async (options) => {
      const upload = await askForFile(this.#announced(file), options);
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
    this.#works.set(id, { stop, wake, ended: change.then(() => undefined) });
    const settled = await change;
    // Whoever stopped it knows what becomes of the file.
    if (signal.aborted || !settled) return;
    this.#works.delete(id);
    this.list.set(id, settled);
  }

  #statusAfter(error: unknown, id: string): FileStatus {
    if (error instanceof UploadRefused)
      return { kind: MAY_PASS.has(error.refusal) ? "failed" : "refused", refusal: error.refusal };
    if (error instanceof FileUnreadable || !this.#contents.has(id)) return { kind: "absent" };
    if (!(error instanceof UploadBroken))
      // oxlint-disable-next-line no-console -- the visitor is told; this is for whoever helps them
      console.error("A file could not be uploaded.", error);
    const refusal = error instanceof UploadBroken ? error.refusal : undefined;
    return { kind: "failed", refusal: refusal ?? "unsent" };
  }

  readonly #retryFailed = (): void => {
    for (const { id, status } of this.list.files) if (status.kind === "failed") this.retry(id);
  };

  #discard({ id, status }: ListedFile): void {
    const work = this.#works.get(id);
    work?.stop.abort();
    this.#works.delete(id);
    this.#contents.delete(id);
    if (status.kind === "refused") return;
    const { draftKey, site, stallMs = STALL_MS } = this.#options;
    const { signal } = new AbortController();
    // A removal that overtook the announcement would find nothing.
    const removal = (work?.ended ?? Promise.resolve()).then(() =>
      deleteFile({ id, draftKey }, { site, stallMs, signal }),
    );
    // The form names it no more, and what is never sent is removed after a day.
    removal.catch(() => undefined);
  }

  #announced({ id, name, size }: ListedFile): AnnouncedFile {
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
