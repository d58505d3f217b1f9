import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import PdfDocument from "pdfkit";
import sharp from "sharp";
import { query } from "./inbox-page.ts";

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
    await query("INSERT INTO quote_request_file_parts VALUES ($1, $2, $3)", [
      id,
      number,
      bytes.subarray((number - 1) * part, number * part),
    ]);
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

/** A small PNG that claims to be huge. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(Math.ceil(width / 8) + 1);
  const data = deflateSync(Buffer.concat(Array.from({ length: 200 }, () => line)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PDF of a few KB whose page holds `count` black and white images of `side` pixels squared. */
export function heavyPdf(count: number, side: number): Buffer {
  const pixels = deflateSync(deflateSync(Buffer.alloc((side / 8) * side, 0x55)));
  const names = Array.from({ length: count }, (_, index) => `I${index}`);
  const content = names.map((name) => `q 500 0 0 500 0 0 cm /${name} Do Q`).join("\n");
  const images = names.map((name, index) => `/${name} ${5 + index} 0 R`).join(" ");
  const image = stream(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter [/FlateDecode /FlateDecode]`,
    pixels,
  );
  return onePage(`/Resources << /XObject << ${images} >> >>`, [
    stream("", Buffer.from(content)),
    ...names.map(() => image),
  ]);
}

/** A PDF of a thousandth of `bytes`, which is what its page's content inflates to. */
export function inflatingPdf(bytes: number): Buffer {
  return onePage("", [stream("/Filter /FlateDecode", deflateSync(Buffer.alloc(bytes, " ")))]);
}

/** A PDF of one page; `objects` are its content and what `entries` refer to, from number 4. */
function onePage(entries: string, objects: readonly string[]): Buffer {
  const body = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 500] /Contents 4 0 R ${entries} >>`,
    ...objects,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${body.join("")}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, "latin1");
}

function stream(entries: string, bytes: Buffer): string {
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
