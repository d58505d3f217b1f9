import { company } from "#content/company.ts";
import { mailtoAddress } from "#lib/browser/mailto-address.ts";
import type { MissingFile } from "#lib/quote-requests/quote-request-result.ts";

export function MissingFiles({ files }: { files: readonly MissingFile[] }) {
  return (
    <ul aria-label="Did not arrive">
      {files.map(({ name, words }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- names can repeat, and the list never changes
        <li key={index} className="wrap-anywhere">
          <bdi>{name}</bdi>: <span className="text-quiet">{words}</span>
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
export function countFiles(count: number): string {
  return count === 1 ? "1 file" : `${count} files`;
}
