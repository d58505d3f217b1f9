import type { DraftFile } from "#components/quote-request/draft/form-draft.ts";
import { announcementOf, type Announcement } from "./file-messages.ts";
import type { FileStatus, ListedFile } from "./listed-file.ts";

/** Announcements within this time are merged. */
const ANNOUNCE_MS = 400;

/** The attachments, and the live-region message. */
type ListSnapshot = { files: readonly ListedFile[]; announcement: Announcement };

/** The list of attachments: notifies subscribers and saves itself for a reload. */
export class ListStore {
  readonly #save: (files: DraftFile[]) => void;
  readonly #listeners = new Set<() => void>();
  readonly #pending: Announcement[] = [];
  #snapshot: ListSnapshot;
  #isScheduled = false;

  constructor(kept: readonly DraftFile[], save: (files: DraftFile[]) => void) {
    this.#save = save;
    this.#snapshot = { files: kept.map(fromDraft), announcement: () => "" };
  }

  /** Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): ListSnapshot => this.#snapshot;

  get files(): readonly ListedFile[] {
    return this.#snapshot.files;
  }

  find(id: string): ListedFile | undefined {
    return this.files.find((file) => file.id === id);
  }

  /** Changes a listed attachment and announces its new state. */
  set(id: string, change: Partial<ListedFile>): void {
    const before = this.find(id);
    if (!before) return;
    const after = { ...before, ...change };
    this.show(this.files.map((file) => (file === before ? after : file)));
    if (after.status.kind !== before.status.kind) this.announce([announcementOf(after)]);
  }

  show(files: readonly ListedFile[]): void {
    const isKept = files.length === this.files.length && files.every(this.#isKept);
    this.#change({ files });
    if (!isKept) this.#save(files.map(toDraft));
  }

  announce(announcements: readonly (Announcement | undefined)[]): void {
    this.#pending.push(...announcements.filter((each) => each !== undefined));
    if (this.#pending.length === 0 || this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      const pending = this.#pending.splice(0);
      this.#change({ announcement: (words) => pending.map((text) => text(words)).join(" ") });
    }, ANNOUNCE_MS);
  }

  #change(change: Partial<ListSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly #isKept = ({ id, status }: ListedFile): boolean =>
    this.find(id)?.status.kind === status.kind;
}

function toDraft({ id, name, size, lastModified, status }: ListedFile): DraftFile {
  const errorCode = status.kind === "rejected" && status.errorCode;
  return { id, name, size, lastModified, ...(errorCode && { errorCode }) };
}

function fromDraft({ errorCode, ...file }: DraftFile): ListedFile {
  const status: FileStatus = errorCode ? { kind: "rejected", errorCode } : { kind: "checking" };
  return { ...file, status, sentBytes: 0 };
}
