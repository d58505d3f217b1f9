import { randomBytes } from "node:crypto";

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
