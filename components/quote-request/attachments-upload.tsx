import type { SentFile } from "#lib/attachments/attachment-upload.ts";
import { company } from "#content/company.ts";
import { FILE_ERRORS, fileSize, FILE_LIMITS, FILE_TYPES } from "#lib/attachments/file-rules.ts";
import type { Files } from "./use-files.ts";
import { formatNumber, t, translateText, type Words } from "#lib/languages/words.ts";
import { typeset } from "#lib/styles/typography.ts";
import type { DragEvent } from "react";
import { FieldLabel, FieldNote } from "#components/ui/field.tsx";
import { ATTACHMENTS_FIELD } from "#lib/quote-requests/request-fields.ts";
import { languages } from "#content/languages/languages.ts";

type AttachmentsUploadProps = {
  words: Words;
  files: Files;
  /** The attachments of a form that the page itself posted. */
  sent: readonly SentFile[] | undefined;
  /** Limit for a native post in bytes; set on the form's page. */
  postBytes: number | undefined;
  onChoose: (input: HTMLInputElement) => void;
};

/** The native file input over the drop zone, so that both work before scripts load. */
export function AttachmentsUpload(props: AttachmentsUploadProps) {
  const { words, files, sent, postBytes, onChoose } = props;
  const { loaded, input, isBroken } = files;
  return (
    <div className="sm:col-span-2">
      <FieldLabel htmlFor="quote-attachments">
        {t(words, "Drawings and schedules")} <FieldNote>{t(words, "optional")}</FieldNote>
      </FieldLabel>
      <div className="relative mt-3 border border-quiet/50 px-5 py-6 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 data-over:border-ink data-over:bg-paper-deep">
        <p aria-hidden className="noscript:hidden">
          <span className="underline underline-offset-4">{t(words, "Choose files")}</span>
          <span className="pointer-coarse:hidden"> {t(words, "or drop them here")}</span>
        </p>
        <input
          ref={input}
          id="quote-attachments"
          type="file"
          multiple
          name={ATTACHMENTS_FIELD}
          accept={ACCEPT}
          aria-describedby="quote-attachments-note"
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
          onChange={({ currentTarget }) => onChoose(currentTarget)}
          onDragEnter={mark(true)}
          onDragLeave={mark(false)}
          onDrop={mark(false)}
        />
      </div>
      <p id="quote-attachments-note" className="pt-2 text-sm text-quiet">
        {takenTypes(words)}. {typeset(limits(words))}
      </p>
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
      {loaded && <loaded.code.AttachmentList words={words} queue={loaded.queue} input={input} />}
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
    </div>
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

/** Media types too: a phone's picker knows no endings. */
const ACCEPT = FILE_TYPES.flatMap(({ mediaType, extensions }) => [
  mediaType,
  ...extensions.map((extension) => `.${extension}`),
]).join();

function takenTypes({ language }: Words): string {
  const list = new Intl.ListFormat(languages[language].locale, { type: "disjunction" });
  return list.format(FILE_TYPES.map(({ name }) => name));
}

function limits(words: Words): string {
  const { count, bytes, totalBytes } = FILE_LIMITS;
  const sizes = {
    each: fileSize(bytes, (size) => formatNumber(words, size)),
    together: fileSize(totalBytes, (size) => formatNumber(words, size)),
  };
  return t(words, "Up to {count} files, {each} each, {together} together.", { count, ...sizes });
}

function mark(isOver: boolean) {
  return ({ currentTarget }: DragEvent) =>
    void currentTarget.parentElement?.toggleAttribute("data-over", isOver);
}
