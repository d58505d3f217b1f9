import { useState, type ComponentProps } from "react";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "#components/ui/dialog.tsx";
import { FILE_TYPES, type RequestFile } from "#lib/quote-requests/attachments.ts";
import { hasPreview } from "./preview-message.ts";
import { usePreview } from "./use-preview.ts";

/** Larger attachments are previewed only on request. */
const UNASKED_BYTES = 8 * 1024 * 1024;

const FRAME =
  "grid h-20 w-28 shrink-0 place-items-center border bg-paper-deep text-label text-quiet";

export function FilePreview({
  quoteRequestId,
  file,
}: {
  quoteRequestId: number;
  file: RequestFile;
}) {
  const [isAsked, setIsAsked] = useState(file.size <= UNASKED_BYTES);
  const canBeDrawn = hasPreview(file.mediaType) && file.scan !== "infected";
  const { data: address, error } = usePreview(quoteRequestId, file, canBeDrawn && isAsked);
  if (!canBeDrawn || error)
    return (
      <div className={FRAME}>
        {typeName(file.mediaType)}
        {error && <span className="sr-only">No preview</span>}
      </div>
    );
  if (!isAsked)
    return (
      <button
        type="button"
        className={`${FRAME} hover:text-ink`}
        aria-label={`Preview ${file.name}`}
        onClick={() => setIsAsked(true)}
      >
        Preview
      </button>
    );
  if (!address) return <output className={FRAME}>Loading…</output>;
  return (
    <Dialog>
      <DialogTrigger className={`${FRAME} overflow-hidden`} aria-label={`Enlarge ${file.name}`}>
        <Image src={address} alt="" className="size-full object-contain" />
      </DialogTrigger>
      <DialogContent aria-describedby={undefined} className="max-w-5xl">
        <DialogTitle className="text-lg break-all">
          <bdi>{file.name}</bdi>
        </DialogTitle>
        <Image
          src={address}
          alt={`First look at ${file.name}`}
          className="mt-4 min-h-0 object-contain"
        />
      </DialogContent>
    </Dialog>
  );
}

function Image({ alt, ...props }: ComponentProps<"img"> & { alt: string }) {
  // oxlint-disable-next-line nextjs/no-img-element -- it is generated in the browser, in one size
  return <img alt={alt} {...props} />;
}

export function typeName(mediaType: string | null): string {
  return FILE_TYPES.find((type) => type.mediaType === mediaType)?.name ?? "File";
}
