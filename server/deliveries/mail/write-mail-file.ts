import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Mail } from "./mail.ts";
import { toMessage } from "./to-message.ts";

/** Writes an .eml file atomically, with no personal data in its name. */
export async function writeMailFile(
  mail: Mail,
  folder: string,
  now: Date = new Date(),
): Promise<void> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(mail));
  const time = now.toISOString().replaceAll(":", "-");
  const path = join(folder, `${time}-${mail.kind}-${mail.reference}.eml`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.part`, message);
  await rename(`${path}.part`, path);
}
