import type { DraftFile } from "#components/quote-request/draft/form-draft.ts";
import { newRequestsOf } from "./file-words.ts";
import type { FileStatus, ListedFile } from "./listed-file.ts";

/** What happens within so many milliseconds is told in one breath. */
const NEWS_MS = 400;

/** What is shown: the files, and what a screen reader is told of them. */
export type ListSnapshot = { files: readonly ListedFile[]; newRequests: string };

/** Holds the list of files, tells who listens of each change, and has it kept for a reload. */
export class ListStore {
  readonly #save: (files: DraftFile[]) => void;
  readonly #listeners = new Set<() => void>();
  readonly #told: string[] = [];
  #snapshot: ListSnapshot;
  #isTelling = false;

  constructor(kept: readonly DraftFile[], save: (files: DraftFile[]) => void) {
    this.#save = save;
    this.#snapshot = { files: kept.map(fromDraft), newRequests: "" };
  }

  /** Calls `listener` whenever the snapshot is another one; returns what ends that. */
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

  /** Changes a file that is in the list, and tells of its new state. */
  set(id: string, change: Partial<ListedFile>): void {
    const before = this.find(id);
    if (!before) return;
    const after = { ...before, ...change };
    this.show(this.files.map((file) => (file === before ? after : file)));
    if (after.status.kind !== before.status.kind) this.tell([newRequestsOf(after)]);
  }

  show(files: readonly ListedFile[]): void {
    const isKept = files.length === this.files.length && files.every(this.#isKept);
    this.#change({ files });
    if (!isKept) this.#save(files.map(toDraft));
  }

  tell(newRequests: readonly (string | undefined)[]): void {
    this.#told.push(...newRequests.filter((words) => words !== undefined));
    if (this.#told.length === 0 || this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      this.#change({ newRequests: this.#told.splice(0).join(" ") });
    }, NEWS_MS);
  }

  #change(change: Partial<ListSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly #isKept = ({ id, status }: ListedFile): boolean =>
    this.find(id)?.status.kind === status.kind;
}

function toDraft({ id, name, size, lastModified, status }: ListedFile): DraftFile {
  const refusal = status.kind === "refused" ? status.refusal : undefined;
  return { id, name, size, lastModified, ...(refusal && { refusal }) };
}

function fromDraft({ refusal, ...file }: DraftFile): ListedFile {
  const status: FileStatus = refusal ? { kind: "refused", refusal } : { kind: "checking" };
  return { ...file, status, sentBytes: 0 };
}
