import { fileSize } from "#lib/quote-requests/attachments.ts";
import { shortName, wordsOf } from "./file-words.ts";
import { isUnderWay, percentOf, type ListedFile } from "./listed-file.ts";

type FileRowProps = { file: ListedFile; onRetry: () => void; onRemove: () => void };

export function FileRow({ file, onRetry, onRemove }: FileRowProps) {
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
          <span className="text-quiet">{fileSize(size)}</span> <span aria-hidden>·</span>{" "}
          {wordsOf(file)}
        </p>
      </div>
      <div className="flex shrink-0">
        {(status.kind === "paused" || status.kind === "failed") && (
          <RowButton label="Retry" name={name} onPress={onRetry} />
        )}
        <RowButton label={isUnderWay(file) ? "Cancel" : "Remove"} name={name} onPress={onRemove} />
      </div>
      {isPartial && (
        <progress
          aria-label={`Upload of ${name}`}
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
      className="min-h-11 px-3 text-sm underline decoration-hairline underline-offset-4 transition-colors last:-mr-3 hover:decoration-ink"
    >
      {label} <span className="sr-only">{name}</span>
    </button>
  );
}
