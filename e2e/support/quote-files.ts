import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { query } from "./inbox-page.ts";

type StoredFileRow = {
  id: string;
  name: string;
  state: string;
  size: number;
  errorCode: string | null;
  bytes: number;
};

export function attachmentsField(page: Page): Locator {
  return page.getByLabel("Drawings and schedules");
}

export function fileRow(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Files" }).getByRole("listitem").filter({ hasText: name });
}

export async function expectUploaded(page: Page, name: string): Promise<void> {
  await expect(fileRow(page, name)).toContainText("· Uploaded", { timeout: 20_000 });
}

/** Files by name prefix, with their stored bytes. */
export function filesLike(name: string): Promise<StoredFileRow[]> {
  return filesWhere("starts_with(file.name, $1)", name);
}

export function filesOf(email: string): Promise<StoredFileRow[]> {
  return filesWhere("request.email = $1", email);
}

function filesWhere(condition: string, value: string): Promise<StoredFileRow[]> {
  return query<StoredFileRow>(
    `SELECT file.id, file.name, state, file.size, refusal AS "errorCode", coalesce(sum(octet_length(part.bytes)), 0)::int AS bytes
       FROM quote_request_files file LEFT JOIN quote_request_file_parts part ON part.file_id = file.id
            LEFT JOIN quote_requests request ON request.id = file.request_id
      WHERE ${condition} GROUP BY file.id ORDER BY file.name`,
    [value],
  );
}

/** Holds back parts from the given request on, until the returned function is called. */
export async function holdParts(page: Page, number = 1): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let seen = 0;
  await page.route("**/api/files/*/parts/*", async (route) => {
    seen += 1;
    if (seen >= number) await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

type SomeFile = { name: string; mimeType: string; buffer: Buffer };

/** Incompressible, of about `bytes` bytes. */
export function somePdf(name: string, bytes = 20_000): SomeFile {
  const content = [Buffer.from("%PDF-1.7\n%âãÏÓ\n", "latin1"), randomBytes(bytes), "\n%%EOF\n"];
  return {
    name,
    mimeType: "application/pdf",
    buffer: Buffer.concat(content.map((part) => Buffer.from(part))),
  };
}

export function someProgram(name: string): SomeFile {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from("MZ") };
}
