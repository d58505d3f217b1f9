import "#components/styles/utilities.css";
import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";
import type { FileQueue } from "./file-queue.ts";
import { FileRow } from "./file-row.tsx";
import { t, type Words } from "#lib/languages/words.ts";

/** `input` gets the focus of a removed row. */
export function FileList({
  words,
  queue,
  input,
}: {
  words: Words;
  queue: FileQueue;
  input: RefObject<HTMLElement | null>;
}) {
  const { files, announcement } = useSyncExternalStore(queue.list.subscribe, queue.list.snapshot);
  const rows = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);

  useEffect(() => {
    if (focusAt.current === undefined) return;
    const row = rows.current?.children.item(Math.min(focusAt.current, files.length - 1));
    (row?.querySelector<HTMLElement>("button:last-of-type") ?? input.current)?.focus();
    focusAt.current = undefined;
  }, [files, input]);

  return (
    <>
      {files.length > 0 && (
        <ul ref={rows} aria-label={t(words, "Files")} className="mt-4">
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              words={words}
              file={file}
              onRetry={() => {
                focusAt.current = index;
                queue.retry(file.id);
              }}
              onRemove={() => {
                focusAt.current = index;
                queue.remove(file.id);
              }}
            />
          ))}
        </ul>
      )}
      <output className="sr-only">{announcement(words)}</output>
    </>
  );
}
