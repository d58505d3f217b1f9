import fc from "fast-check";
import PdfDocument from "pdfkit";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { FILE_TYPES } from "#lib/attachments/file-rules.ts";
import { archiveStream } from "./archive-format.ts";
import { checkContent, HEAD_BYTES } from "./content-policy.ts";
import { whitePng } from "#e2e/support/read-archive.ts";

const image = sharp({ create: { width: 60, height: 40, channels: 3, background: "#876" } });

async function zip(names: string[]): Promise<Buffer> {
  const files = names.map((name) => ({ name, open: () => [`content of ${name}`] }));
  return Buffer.from(await new Response(archiveStream(files)).arrayBuffer());
}

async function pdf(): Promise<Buffer> {
  const document = new PdfDocument();
  document.text("Ground floor, 1 : 50").end();
  return Buffer.concat(await Array.fromAsync(document as AsyncIterable<Buffer>));
}

const bytes = (text: string) => Buffer.from(text, "latin1");
const step = (schema: string) =>
  bytes(
    `ISO-10303-21;\r\nHEADER;\r\nFILE_DESCRIPTION((''),'2;1');\r\nFILE_SCHEMA (('${schema}'));\r\n`,
  );
const OFFICE = ["[Content_Types].xml", "_rels/.rels"];

const SAMPLES: [name: string, content: () => Buffer | Promise<Buffer>][] = [
  ["plan.pdf", pdf],
  ["PLAN.PDF", pdf],
  ["plan.dwg", () => bytes("AC1032\0\0\0\0\0\u0001")],
  ["plan.dxf", () => bytes("  0\r\nSECTION\r\n  2\r\nHEADER\r\n")],
  ["commented.dxf", () => bytes("999\nmade by hand\n0\nSECTION\n2\nENTITIES\n")],
  ["binary.dxf", () => bytes("AutoCAD Binary DXF\r\n\u001A\0\0\0SECTION\0")],
  ["model.ifc", () => step("IFC2X3")],
  ["model.ifc", () => step("IFC4")],
  ["model.ifc", () => bytes("ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC4'));\n")],
  ["model.ifc", () => bytes("/* one */ /**/\nISO-10303-21;\nFILE_SCHEMA(('IFC4'));\n")],
  ["model.ifc", () => bytes("ISO-10303-21;\nHEADER;\nFILE_SCHEMA ( ( 'IFC4' ) );\n")],
  ["part.step", () => step("AUTOMOTIVE_DESIGN")],
  ["part.stp", () => step("CONFIG_CONTROL_DESIGN")],
  ["model.skp", () => bytes("\u00FF\u00FE\u00FF\u000E" + [..."SketchUp Model"].join("\0") + "\0")],
  ["wall.jpg", () => image.clone().jpeg().withXmp("<x:xmpmeta xmlns:x='a'/>").toBuffer()],
  ["wall.png", () => image.clone().png().toBuffer()],
  ["wall.webp", () => image.clone().webp().toBuffer()],
  ["wall.tif", () => image.clone().tiff().toBuffer()],
  ["wall.tiff", () => bytes("MM\0*\0\0\0\b")],
  ["wall.heic", () => bytes("\0\0\0\u0018ftypheic\0\0\0\0mif1heic")],
  ["wall.heif", () => bytes("\0\0\0\u0018ftypmif1\0\0\0\0mif1heic")],
  ["list.xlsx", () => zip([...OFFICE, "xl/workbook.xml"])],
  ["list.docx", () => zip([...OFFICE, "word/document.xml"])],
  ["libre.docx", () => zip(["_rels/.rels", "word/document.xml", "[Content_Types].xml"])],
  ["all.zip", () => zip(["plan.dwg", "notes.txt"])],
  ["office.zip", () => zip([...OFFICE, "word/document.xml"])],
  ["list.csv", () => bytes("Door,Width\r\nD1,900\r\n")],
  ["list.csv", () => Buffer.from("\uFEFFTür;Maße\r\nT1;900 × 2100\r\n")],
  ["list.csv", () => bytes("T\u00FCr;Ma\u00DFe \u0096 alle\n")],
  ["list.csv", () => Buffer.from("\uFEFFDoor\tWidth\r\n", "utf16le")],
  ["list.csv", () => Buffer.from("\uFEFFDoor\tWidth\r\n", "utf16le").swap16()],
  ["list.csv", () => bytes("Note\nwidth <a > 900\nopens as #! or %PDF-\n")],
  ["notes.txt", () => bytes("Oak, 12 mm\n")],
  ["wall.jfif", () => image.clone().jpeg().toBuffer()],
  ["bmw.csv", () => bytes("BM,MZ,PK\n1,2,3\n")],
];

describe("file type", () => {
  it.each(SAMPLES)("is detected from the bytes of %s", async (name, content) => {
    const type = FILE_TYPES.find(({ extensions }) =>
      extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)),
    );
    expect(checkContent(await content(), name)).toEqual({ mediaType: type?.mediaType, name });
  });

  it.each([
    ["wall.jpg", "photo.HEIC", "photo.jpg"],
    ["wall.webp", "photo.jpg", "photo.webp"],
    ["wall.jpg", "photo.jfif", "photo.jfif"],
    ["plan.dwg", "plan.pdf", "plan.dwg"],
    ["all.zip", "list.docx", "list.zip"],
    ["plan.pdf", "scan", "scan.pdf"],
  ])("is that of %s in %s, which the export team gets as %s", async (sample, name, corrected) => {
    const content = await SAMPLES.find(([each]) => each === sample)?.[1]();
    expect(content && checkContent(content, name)).toMatchObject({ name: corrected });
  });

  it.each(["\u00EF\u00BB\u00BF%PDF-1.7", "\n%PDF-1.7", `${" ".repeat(500)}%PDF-1.7`])(
    "is PDF after up to 1,024 bytes of something else",
    (text) => expect(checkContent(bytes(text), "plan.pdf")).toMatchObject({ name: "plan.pdf" }),
  );

  it("is trusted where a document needs a password, which the export team is told", () => {
    const locked = bytes("\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1");
    expect(checkContent(locked, "list.xlsx")).toMatchObject({
      name: "(needs a password) list.xlsx",
    });
    expect(checkContent(locked, "list.pdf")).toEqual({ errorCode: "unknown-type" });
  });
});

describe("content check", () => {
  it.each([
    ["%PDF-1.7\n<HTML ><body onload=alert(1)>", "plan.pdf"],
    ["%PDF-1.7\n%\u00E2\u00E3\n<script\n>alert(1)</script>", "plan.pdf"],
    ["<!-- -->%PDF-1.7\n", "plan.pdf"],
    ["<p >%PDF-1.7\n", "plan.pdf"],
    [" \n<a >1,2\n", "list.csv"],
    ["<svg onload='alert(1)'/>", "wall.png"],
    ["\u00FF\u00D8\u00FF\u00FE<iframe src=x>", "wall.jpg"],
    ["1,2\n<!DocType HTML>\n", "list.csv"],
    ["\u00FF\u00FE<\0s\0c\0r\0i\0p\0t\0>\0", "list.csv"],
    ["<?xml version='1.0'?><x/>", "list.csv"],
  ])("rejects %j as a web page", async (text, name) => {
    expect(checkContent(bytes(text), name)).toEqual({ errorCode: "web-page" });
  });

  it.each([
    ["", "plan.pdf"],
    ["%PDF", "plan.pdf"],
    ["a,b\0c", "list.csv"],
    ["a,b\u0007c", "list.csv"],
    ["{\\rtf1 a}", "list.csv"],
    ["#!/bin/sh\n", "list.csv"],
    ["\0\0\0\u0018ftypavif", "wall.heic"],
    ["\u001F\u008B\b\0", "all.zip"],
    ["PK\u0005\u0006", "all.zip"],
    ["RIFF\u0024\0\0\0WAVEfmt ", "wall.webp"],
    ["FORM\u0024\0\0\0WEBPVP8 ", "wall.webp"],
    ["x AC1032\0", "plan.dwg"],
    ["\u00FF\u00FE\u00FF\u000ES\0t\0o\0n\0e\0", "model.skp"],
    ["", "list.csv"],
    ["AC10 plan", "plan.dwg"],
  ])("rejects %j as content of %s", async (text, name) => {
    expect(checkContent(bytes(text), name)).toEqual({ errorCode: "unknown-type" });
  });

  it("rejects an image over 500 megapixels from its header alone", async () => {
    const bomb = whitePng(30_000, 30_000).subarray(0, HEAD_BYTES);
    expect(checkContent(bomb, "bomb.png")).toEqual({ errorCode: "too-many-pixels" });
    const large = whitePng(22_000, 22_000);
    expect(checkContent(large, "large.png")).toMatchObject({ mediaType: "image/png" });
    const header = await image.clone().jpeg().toBuffer();
    // The marker is followed by length, depth, height and width.
    header.writeUInt32BE(0xfde8fde8, header.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    expect(checkContent(header, "bomb.jpg")).toEqual({ errorCode: "too-many-pixels" });
  });
});

it("handles arbitrary bytes and never accepts a file without its signature", async () => {
  const beginnings = SAMPLES.map(([, content]) => content);
  const heads = await Promise.all(beginnings.map((content) => content()));
  const broken = fc
    .tuple(
      fc.constantFrom(...heads, Buffer.alloc(0)),
      fc.nat(200),
      fc.uint8Array({ maxLength: 300 }),
    )
    .map(([head, kept, rest]) => Buffer.concat([head.subarray(0, kept), rest]));
  const name = fc.constantFrom(...FILE_TYPES.flatMap(({ extensions }) => extensions), "exe", "");
  await fc.assert(
    fc.asyncProperty(broken, name, async (head, extension) => {
      const result = checkContent(head, `x.${extension}`);
      if (!("mediaType" in result)) return;
      expect(FILE_TYPES.map(({ mediaType }) => mediaType)).toContain(result.mediaType);
      expect(head.toString("latin1").slice(0, 2_048)).not.toMatch(/<script[\s>]/i);
    }),
    { numRuns: 500 },
  );
});
