import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { expect } from "vitest";
import type { Mail } from "./mail.ts";
import { sendMail } from "./send-mail.ts";

/** Writes a mail to a file and returns both the file's text and the parsed mail. */
export async function writeAndRead(mail: Mail) {
  const folder = await mkdtemp(join(tmpdir(), "teragus-mail-"));
  try {
    expect(await sendMail(mail, { configuration: { kind: "files", folder } })).toEqual({
      result: "delivered",
    });
    const [name = "", ...others] = await readdir(folder);
    expect(others).toEqual([]);
    const raw = await readFile(join(folder, name), "utf8");
    return { name, raw, parsed: await simpleParser(raw) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
