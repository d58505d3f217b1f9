import { randomUuid } from "#lib/browser/random-uuid.ts";
import { useRef, useState } from "react";
import type { SentFile } from "#lib/attachments/attachment-upload.ts";
import { toFileName } from "#lib/attachments/file-rules.ts";
import { ATTACHMENTS_FIELD, FILES_FIELD } from "#lib/quote-requests/request-fields.ts";
import { loadDraftFiles } from "./draft/form-draft.ts";

type FilesCode = typeof import("./attachments/form-attachments.tsx");

export type LoadedFiles = { code: FilesCode; queue: ReturnType<FilesCode["queueOf"]> };

export type Files = ReturnType<typeof useFiles>;

/** Of files that go with the form, for which a server and its reverse proxy take 4.5 MB. */
const SMALL_BYTES = 4 * 1024 * 1024;

/** A form's attachments; their code loads when there are some. */
export function useFiles() {
  const [loaded, setLoaded] = useState<LoadedFiles>();
  const [isBroken, setBroken] = useState(false);
  const [skip, setSkip] = useState<() => void>();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<File[]>([]);
  const latest = useRef<LoadedFiles>(undefined);

  const load = async (key: string) => {
    const code = await import("./attachments/form-attachments.tsx").catch(() => undefined);
    setBroken(!code);
    if (!code) {
      // A deployment may have removed the script: the next interaction tries again.
      if (!navigator.onLine)
        window.addEventListener("online", () => void load(key), { once: true });
      return;
    }
    const queue = code.queueOf(key);
    latest.current = { code, queue };
    setLoaded(latest.current);
    queue.add(chosen.current.splice(0));
  };

  const take = (key: string, files: ArrayLike<File>) => {
    chosen.current.push(...Array.from(files));
    // Lets the same file be chosen again.
    if (input.current) input.current.value = "";
    void load(key);
  };

  const waitForUploads = async ({ queue }: LoadedFiles) => {
    if (queue.isSettled()) return;
    const skipped = new Promise<void>((resolve) => setSkip(() => resolve));
    try {
      await Promise.race([queue.settled(), skipped, wentOffline()]);
    } finally {
      setSkip(undefined);
    }
  };

  return {
    input,
    loaded,
    /** Whether the code for attachments failed to load. */
    isBroken,
    /** Whether the submitted form waits for attachments; `skip` sends it without them. */
    isWaiting: skip !== undefined,
    skip: () => skip?.(),
    /** Resumes the draft's attachments and takes files chosen before hydration. */
    resume: (key: string) => {
      const early = input.current?.files ?? [];
      if (early.length > 0) take(key, early);
      else if (loadDraftFiles(key).length > 0) void load(key);
    },
    take,
    /** Waits for uploads, then reads the form and replaces its files by a list of the attachments. Rejects offline. */
    name: async (key: string, read: () => FormData) => {
      if (chosen.current.length > 0) await load(key);
      if (latest.current) await waitForUploads(latest.current);
      const data = read();
      data.delete(ATTACHMENTS_FIELD);
      const unsent = chosen.current.map(({ name, size }): SentFile => {
        return { id: randomUuid(), name: toFileName(name), size, errorCode: "unsent" };
      });
      // As many as fit into the form.
      let left = SMALL_BYTES;
      const kept = latest.current?.queue.unsent() ?? [];
      const small = new Map(kept.filter(([, { size }]) => (left -= size) >= 0));
      for (const file of small.values()) data.append(ATTACHMENTS_FIELD, file);
      const listed = latest.current?.queue.sent().filter(({ id }) => !small.has(id)) ?? [];
      const names = [...listed, ...unsent];
      data.set(FILES_FIELD, JSON.stringify(names));
      return data;
    },
    forget: (key: string) => latest.current?.code.forgetQueue(key),
  };
}

/** Rejects once the browser is offline, where uploads would wait without end. */
function wentOffline(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error("The browser is offline."));
    if (navigator.onLine) window.addEventListener("offline", fail, { once: true });
    else fail();
  });
}
