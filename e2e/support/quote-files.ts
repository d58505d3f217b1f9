import { randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, type Locator, type Page } from "@playwright/test";
import PdfDocument from "pdfkit";
import sharp from "sharp";
import { query } from "./inbox-page.ts";

export type StoredFileRow = {
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
  return query<StoredFileRow>(
    `SELECT file.id, name, state, file.size, refusal AS "errorCode", coalesce(sum(octet_length(part.bytes)), 0)::int AS bytes
       FROM quote_request_files file LEFT JOIN quote_request_file_parts part ON part.file_id = file.id
      WHERE starts_with(name, $1) GROUP BY file.id ORDER BY name`,
    [name],
  );
}

export function filesOf(email: string): Promise<StoredFileRow[]> {
  return query<StoredFileRow>(
    `SELECT file.id, file.name, state, size, refusal AS "errorCode", 0 AS bytes
       FROM quote_request_files file JOIN quote_requests request ON request.id = file.request_id
      WHERE request.email = $1 ORDER BY file.name`,
    [email],
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

export type SomeFile = { name: string; mimeType: string; buffer: Buffer };

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

/** Stores an uploaded file; returns its id. `columns` are those of `quote_request_files`. */
export async function storeFile(
  requestId: number,
  bytes: Buffer,
  columns: { name: string; media_type: string } & Record<string, string>,
): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    request_id: String(requestId),
    draft_key: randomUUID(),
    size: String(bytes.length),
    state: "complete",
    store: "database",
    ...columns,
  };
  const names = Object.keys(row);
  await query(
    `INSERT INTO quote_request_files (${names.join(", ")}) VALUES (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(row),
  );
  const part = 1024 * 1024;
  for (let number = 1; (number - 1) * part < bytes.length; number += 1)
    await query(
      "INSERT INTO quote_request_file_parts (file_id, number, bytes, size, md5) VALUES ($1, $2, $3::bytea, length($3::bytea), md5($3::bytea))",
      [id, number, bytes.subarray((number - 1) * part, number * part)],
    );
  return id;
}

/** A one-page A3 PDF. */
export function plan(title: string): Promise<Buffer> {
  const document = new PdfDocument({ size: "A3", layout: "landscape" });
  document.fontSize(28).text(title, 60, 60);
  document.lineWidth(6).rect(120, 160, 900, 520).stroke();
  document.lineWidth(2).moveTo(520, 160).lineTo(520, 680).stroke();
  document.rect(700, 300, 180, 120).fill("#b5835a");
  document.end();
  return buffer(document);
}

/** Brown noise. */
export function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#7a5c40",
      noise: { type: "gaussian", mean: 110, sigma: 30 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
}
