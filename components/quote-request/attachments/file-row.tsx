import { fileSize } from "#lib/quote-requests/attachments.ts";
import { describe, shortName } from "./file-words.ts";
import { isUnderWay, percentOf, type ListedFile } from "./listed-file.ts";
import { formatNumber, t, type Words } from "#lib/languages/words.ts";

type FileRowProps = { words: Words; file: ListedFile; onRetry: () => void; onRemove: () => void };

export function FileRow({ words, file, onRetry, onRemove }: FileRowProps) {
  const { name, size, status } = file;
  const isBad = status.kind === "rejected" || status.kind === "failed";
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
          <span aria-hidden>·</span> {describe(words, file)}
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
