import { company } from "#content/company.ts";
import { mailtoAddress } from "#lib/browser/mailto-address.ts";
import type { MissingFile } from "#lib/quote-requests/quote-request-result.ts";
import { t, translateText, type Words } from "#lib/languages/words.ts";

export function MissingFiles({ words, files }: { words: Words; files: readonly MissingFile[] }) {
  return (
    <ul aria-label={t(words, "Did not arrive")}>
      {files.map(({ name, reason }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- names can repeat, and the list never changes
        <li key={index} className="wrap-anywhere">
          <bdi>{name}</bdi>: <span className="text-quiet">{translateText(reason, words)}</span>
        </li>
      ))}
    </ul>
  );
}

export function MailForFiles({
  reference,
  ...events
}: { reference: string } & Omit<React.ComponentProps<"a">, "href" | "className">) {
  return (
    <a
      {...events}
      href={mailtoAddress(company.email, { subject: reference })}
      className="text-ink underline underline-offset-4"
    >
      {company.email}
    </a>
  );
}

/** `1 file`, `3 files`. */
export function countFiles(words: Words, count: number): string {
  return count === 1 ? t(words, "1 file") : t(words, "{count} files", { count });
}
