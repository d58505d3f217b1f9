import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { company } from "#content/company.ts";
import { FILE_ERRORS, fileSize } from "#lib/quote-requests/attachments.ts";
import { AttachmentsField } from "./attachments-field.tsx";
import type { Files } from "./use-files.ts";
import { formatNumber, t, translateText, type Words } from "#lib/languages/words.ts";
import { typeset } from "#lib/styles/typography.ts";

/** `sent` are the attachments of a form that the page itself posted. */
export function AttachmentsUpload({
  words,
  files,
  sent,
  postBytes,
  onChoose,
}: {
  words: Words;
  files: Files;
  sent: readonly SentFile[] | undefined;
  /** Limit for a native post in bytes; set on the form's page. */
  postBytes: number | undefined;
  onChoose: (input: HTMLInputElement) => void;
}) {
  const { loaded, input, isBroken } = files;
  return (
    <AttachmentsField words={words} ref={input} onChoose={onChoose}>
      {postBytes && (
        <p className="hidden pt-2 text-sm text-quiet noscript:block">
          {typeset(
            t(
              words,
              "Without JavaScript they travel with the form, up to {size} in one go. Send more to {email} with the reference that you get.",
              {
                size: fileSize(postBytes, (size) => formatNumber(words, size)),
                email: company.email,
              },
            ),
          )}
        </p>
      )}
      {loaded && <loaded.code.FileList words={words} queue={loaded.queue} input={input} />}
      {!loaded && sent && sent.length > 0 && <SentFiles words={words} files={sent} />}
      {isBroken && (
        <p role="alert" className="pt-2 text-sm text-danger">
          {navigator.onLine
            ? t(
                words,
                "The files could not be taken up. Reload the page, which keeps what you typed, and choose them again.",
              )
            : t(
                words,
                "You are offline. The files are kept and uploaded when you are connected again.",
              )}
        </p>
      )}
    </AttachmentsField>
  );
}

/** Attachments of a failed native post: a page cannot put files back into an input. */
function SentFiles({ words, files }: { words: Words; files: readonly SentFile[] }) {
  return (
    <ul aria-label={t(words, "Files")} className="mt-4 text-sm">
      {files.map(({ id, name, errorCode }) => (
        <li key={id} className="border-t py-2.5">
          <bdi className="wrap-anywhere">{name}</bdi>{" "}
          {errorCode ? (
            <span className="text-danger">{translateText(FILE_ERRORS[errorCode], words)}</span>
          ) : (
            <span className="text-quiet">
              {t(words, "has arrived and stays with your request.")}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
