import type { DragEvent, ReactNode, Ref } from "react";
import { FieldLabel, FieldNote } from "#components/ui/field.tsx";
import { ATTACHMENTS_FIELD } from "#lib/quote-requests/request-fields.ts";
import { FILE_LIMITS, FILE_TYPES, fileSize } from "#lib/quote-requests/attachments.ts";
import { formatNumber, t, type Words } from "#lib/languages/words.ts";
import { languages } from "#content/languages/languages.ts";
import { typeset } from "#lib/styles/typography.ts";

const ACCEPT = FILE_TYPES.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
).join();

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

type AttachmentsFieldProps = {
  words: Words;
  ref: Ref<HTMLInputElement>;
  onChoose: (input: HTMLInputElement) => void;
  children?: ReactNode;
};

/** The native file input over the drop zone, so that both work before scripts load. */
export function AttachmentsField({ words, ref, onChoose, children }: AttachmentsFieldProps) {
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
          ref={ref}
          id="quote-attachments"
          type="file"
          multiple
          name={ATTACHMENTS_FIELD}
          accept={ACCEPT}
          aria-describedby="quote-attachments-note"
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
          onChange={({ currentTarget }) => onChoose(currentTarget)}
          onDragEnter={mark}
          onDragLeave={unmark}
          onDrop={unmark}
        />
      </div>
      <p id="quote-attachments-note" className="pt-2 text-sm text-quiet">
        {takenTypes(words)}. {typeset(limits(words))}
      </p>
      {children}
    </div>
  );
}

function mark({ currentTarget }: DragEvent): void {
  currentTarget.parentElement?.toggleAttribute("data-over", true);
}

function unmark({ currentTarget }: DragEvent): void {
  currentTarget.parentElement?.removeAttribute("data-over");
}
