import "#components/styles/utilities.css";
import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";
import type { FileQueue } from "./file-queue.ts";
import { t, type Words, formatNumber } from "#lib/languages/words.ts";
import { fileSize } from "#lib/attachments/file-rules.ts";
import { describeFile, shortName } from "./file-messages.ts";
import { isUnderWay, percentOf, type ListedFile } from "./listed-file.ts";

type AttachmentListProps = {
  words: Words;
  queue: FileQueue;
  /** Gets the focus of a removed row. */
  input: RefObject<HTMLElement | null>;
};

export function AttachmentList({ words, queue, input }: AttachmentListProps) {
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

type FileRowProps = { words: Words; file: ListedFile; onRetry: () => void; onRemove: () => void };

function FileRow({ words, file, onRetry, onRemove }: FileRowProps) {
  const { name, size, status } = file;
  const isBad =
    status.kind === "failed" || (status.kind === "rejected" && status.errorCode !== "repeated");
  const isPartial = isUnderWay(file) || status.kind === "absent";
  return (
    <li className="relative flex items-start gap-4 border-t py-2.5">
      <div className="min-w-0 grow py-1">
        <p title={name} className="wrap-anywhere">
          <bdi>{shortName(name)}</bdi>
        </p>
        <p className={`text-sm tabular ${isBad ? "text-danger" : "text-quiet"}`}>
          <span className="text-quiet">
            {fileSize(size, (bytes) => formatNumber(words, bytes))}
          </span>{" "}
          <span aria-hidden>·</span> {describeFile(words, file)}
        </p>
      </div>
      <div className="flex shrink-0">
        {(status.kind === "paused" || status.kind === "failed") && (
          <RowButton label={t(words, "Retry")} name={name} onPress={onRetry} />
        )}
        <RowButton
          label={isUnderWay(file) ? t(words, "Cancel") : t(words, "Remove")}
          name={name}
          onPress={onRemove}
        />
      </div>
      {isPartial && (
        <progress
          aria-label={t(words, "Upload of {name}", { name })}
          max={100}
          value={percentOf([file])}
          className="absolute inset-x-0 -bottom-px h-0.5 w-full appearance-none bg-hairline forced-colors:appearance-auto [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ink"
        />
      )}
    </li>
  );
}

function RowButton({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 px-3 text-sm underline decoration-hairline underline-offset-4 transition-colors last:-me-3 hover:decoration-ink"
    >
      {label} <span className="sr-only">{name}</span>
    </button>
  );
}
