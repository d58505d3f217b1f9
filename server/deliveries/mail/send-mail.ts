import nodemailer from "nodemailer";
import { getSiteUrl } from "#server/env/env.ts";
import { type DeliveryOutcome, ATTEMPT_LIMIT_MS } from "#db/deliveries/claim-deliveries.ts";
import type { Mail, Mailbox } from "./mail.ts";
import {
  getMailConfiguration,
  type MailConfiguration,
  NO_MAIL_SERVER,
  isLoopbackHost,
} from "./mail-configuration.ts";
import { outcomeOfError } from "./error-outcome.ts";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Makes one attempt to send a mail. Never rejects, and never takes longer than the limit of an attempt. */
export async function sendMail(
  mail: Mail,
  options: { configuration?: MailConfiguration; limits?: Partial<MailLimits> } = {},
): Promise<DeliveryOutcome> {
  try {
    const configuration = options.configuration ?? getMailConfiguration();
    switch (configuration.kind) {
      case "smtp":
        await sendBySmtp(mail, configuration.url, { ...MAIL_LIMITS, ...options.limits });
        return { result: "delivered" };
      case "files":
        await writeMailFile(mail, configuration.folder);
        return { result: "delivered" };
      case "none":
        return { result: "postponed", reason: NO_MAIL_SERVER };
    }
  } catch (error) {
    return outcomeOfError(error, mail);
  }
}

async function sendBySmtp(mail: Mail, url: URL, limits: MailLimits): Promise<void> {
  const transport = createSmtpTransport(url, getSiteUrl().hostname, limits);
  await transport.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(limits.attempt) });
}

/** Writes an .eml file atomically, with no personal data in its name. */
async function writeMailFile(mail: Mail, folder: string): Promise<void> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(mail));
  const time = new Date().toISOString().replaceAll(":", "-");
  const path = join(folder, `${time}-${mail.kind}-${mail.reference}.eml`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.part`, message);
  await rename(`${path}.part`, path);
}

/** Marks a mail as automatic, to prevent auto-replies. */
const AUTOMATIC_HEADERS = {
  "Auto-Submitted": "auto-generated",
  // For Exchange. Without NDR: the sender needs bounce messages.
  "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
};

/** Nodemailer must not read files or fetch URLs for any part of a mail. */
export function toMessage({ from, to, replyTo, subject, messageId, html, text }: Mail) {
  return {
    from: toAddress(from),
    to: toAddress(to),
    replyTo: toAddress(replyTo),
    subject,
    messageId,
    headers: AUTOMATIC_HEADERS,
    html,
    text,
    textEncoding: "quoted-printable",
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
}

/** Passing name and address separately prevents header injection of a second mailbox. */
function toAddress({ name = "", address }: Mailbox) {
  return { name, address };
}

/** Timeouts in milliseconds. */
export const MAIL_LIMITS = {
  dns: 5_000,
  /** To connect, TLS included; the greeting has its own. */
  connection: 20_000,
  greeting: 15_000,
  /** Without any data after the greeting. */
  silence: 20_000,
  attempt: ATTEMPT_LIMIT_MS,
};
type MailLimits = typeof MAIL_LIMITS;

/** The query parameters allowed in SMTP_URL; nodemailer knows more, such as one that logs messages. */
const SETTINGS = /^(name|requireTLS|tls\.(ca|servername|rejectUnauthorized))$/;

/** Encrypts if the server offers it, and always with a password. Requires a valid certificate, except on loopback. */
export function createSmtpTransport(address: URL, siteHost: string, limits: MailLimits) {
  const url = new URL(address);
  const settings = [...address.searchParams].filter(([name]) => SETTINGS.test(name));
  url.search = new URLSearchParams(settings).toString();
  const isLocal = isLoopbackHost(url.hostname);
  return nodemailer.createTransport({
    url: url.href,
    // The name for EHLO: the machine's own name may not resolve elsewhere.
    name: isLoopbackHost(siteHost) ? undefined : siteHost,
    requireTLS: url.username !== "" && !isLocal,
    tls: { rejectUnauthorized: !isLocal },
    dnsTimeout: limits.dns,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    socketCloseTimeout: 1_000,
  });
}
