import { checkDownload, fileAddress, filesAddress } from "#components/inbox/data/inbox-api.ts";
import { useDownload } from "#components/inbox/data/use-download.ts";
import { Button } from "#components/ui/button.tsx";
import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import { FILE_ERRORS, fileSize, type RequestFile } from "#lib/quote-requests/attachments.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import { FilePreview, typeName } from "./file-preview.tsx";

export function Files({ quoteRequest }: { quoteRequest: Serialized<QuoteRequestDetails> }) {
  const { id, files } = quoteRequest;
  const download = useDownload(checkDownload, "Download not started");
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className="mt-8 text-sm">
      <div className="flex min-h-8 items-center justify-between">
        <h3 id="files" className="font-sans text-label text-quiet">
          Files
        </h3>
        {files.filter(canBeOpened).length > 1 && (
          <Button variant="ghost" size="sm" onClick={() => download(filesAddress(id))}>
            Download all as ZIP
          </Button>
        )}
      </div>
      <ul className="mt-1">
        {files.map((file) => (
          <li key={file.id} className="flex gap-4 border-t py-3">
            {file.state === "complete" && <FilePreview quoteRequestId={id} file={file} />}
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">
                <bdi>{file.name}</bdi>
              </p>
              <p className={canBeOpened(file) ? "text-quiet" : "text-danger"}>{describe(file)}</p>
              {canBeOpened(file) && (
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-2 max-md:h-11"
                  aria-label={`Download ${file.name}`}
                  onClick={() => download(fileAddress(id, file.id))}
                >
                  Download
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function canBeOpened({ state, scan }: RequestFile): boolean {
  return state === "complete" && scan !== "infected";
}

const SCAN_WORDS = { unscanned: "not scanned", clean: "clean", infected: "infected, held back" };

function describe({ mediaType, size, state, errorCode, scan }: RequestFile): string {
  if (state === "missing")
    return `Did not arrive (${fileSize(size)}). ${FILE_ERRORS[errorCode ?? "unsent"]}`;
  return `${typeName(mediaType)}, ${fileSize(size)}, ${SCAN_WORDS[scan]}`;
}
