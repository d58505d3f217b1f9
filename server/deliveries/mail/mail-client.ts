import nodemailer from "nodemailer";
import { getSiteUrl } from "#server/env/env.ts";
import { REASON_LIMIT } from "#lib/quote-requests/delivery-channels.ts";
import type { SendResult } from "#db/deliveries/claim-mutations.ts";
import type { Mail } from "./mail-format.tsx";
import {
  getMailConfiguration,
  type MailConfiguration,
  NO_MAIL_SERVER,
  isLoopbackHost,
} from "./mail-policy.ts";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Makes one attempt to send a mail. Never rejects, and never takes longer than the limit of an attempt. */
export async function sendMail(
  mail: Mail,
  options: { configuration?: MailConfiguration; limits?: Partial<MailLimits> } = {},
): Promise<SendResult> {
  try {
    const configuration = options.configuration ?? getMailConfiguration();
    switch (configuration.kind) {
      case "smtp": {
        const limits = { ...MAIL_LIMITS, ...options.limits };
        const transport = createSmtpTransport(configuration.url, getSiteUrl().hostname, limits);
        await transport.sendMail({
          ...toMessage(mail),
          signal: AbortSignal.timeout(limits.attempt),
        });
        return { result: "delivered" };
      }
      case "files":
        await writeMailFile(mail, configuration.folder);
        return { result: "delivered" };
      case "none":
        return { result: "postponed", reason: NO_MAIL_SERVER };
    }
  } catch (error) {
    return resultOfError(error, mail);
  }
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

const AUTOMATIC_HEADERS = {
  "Auto-Submitted": "auto-generated",
  // For Exchange. Without NDR: the sender needs bounce messages.
  "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
};

/** Nodemailer must not read files or fetch URLs for any part of a mail. */
export function toMessage({ from, to, replyTo, subject, messageId, html, text }: Mail) {
  return {
    // Name and address apart prevent header injection of a second mailbox.
    from: { name: "", ...from },
    to: { name: "", ...to },
    replyTo: { name: "", ...replyTo },
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

/** Timeouts in milliseconds. */
export const MAIL_LIMITS = {
  dns: 5_000,
  /** To connect, TLS included; the greeting has its own. */
  connection: 20_000,
  greeting: 15_000,
  /** Without any data after the greeting. */
  silence: 20_000,
  /** In all. Shorter than a claim of `claim-mutations.ts` is leased. */
  attempt: 30_000,
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

type MailError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** Whether a 5xx is final; a 503 (bad command sequence) is not. */
  permanent?: boolean;
  timeoutType?: string;
};

/** Only errors about this recipient or message are final; all others can be fixed on our side, so it is retried. */
export function resultOfError(error: unknown, { to, replyTo }: Mail): SendResult {
  const mailError: MailError = error instanceof Error ? error : new Error(String(error));
  const reason = anonymousLine(messageOf(mailError), [to.address, replyTo.address]);
  return isFinal(mailError) ? { result: "rejected", reason } : { result: "postponed", reason };
}

function isFinal({ code, command, permanent, responseCode }: MailError): boolean {
  // Nodemailer's own error for an address that SMTP cannot express.
  if (code === "EENVELOPE" && command === "API") return true;
  const isAboutThis = command === "RCPT TO" || command === "DATA";
  return isAboutThis && permanent === true && !AUTHENTICATION.has(responseCode ?? 0);
}

/** SMTP codes that require a password or encryption, after any command. */
const AUTHENTICATION = new Set([530, 534, 535, 538]);

function messageOf({ code, originalCode, response, message, timeoutType }: MailError): string {
  const said = response ? withoutRepeatedCodes(response) : undefined;
  if (code === "ETLS") return `The mail server did not encrypt: ${said ?? message}`;
  const names = [timeoutType, originalCode, code].flatMap((name) => ERROR_TEXTS[name ?? ""] ?? []);
  return said ?? names[0] ?? `The mail could not be sent: ${message}`;
}

const ERROR_TEXTS: Record<string, string> = {
  CONNECT_TIMEOUT: "The mail server could not be reached in time.",
  GREETING_TIMEOUT: "The mail server did not greet in time.",
  UPGRADE_TIMEOUT: "The mail server did not finish STARTTLS in time.",
  SOCKET_TIMEOUT: "The mail server fell silent.",
  EABORT: "The mail server took too long.",
  ECONNREFUSED: "The mail server refused the connection.",
  EDNS: "The mail server's name was not found.",
  ECONNECTION: "The mail server ended the connection.",
  ECONNRESET: "The mail server ended the connection.",
};

/** Joins the lines of a multi-line reply (`550-5.1.1 No such`, `550 5.1.1 user`). */
function withoutRepeatedCodes(response: string): string {
  const [code] = /^\d{3}/.exec(response) ?? [""];
  const lines = response.split(/\r?\n/).map((line) => line.replace(/^\d{3}[ -]/, ""));
  return [code, ...lines].join(" ");
}

const REDACTED = "[address]";

/** Matches `ana@studio.example`, `"ana ruiz"@studio.example`, `ana%40studio.example` and `ana@[10.1.2.3]`. */
const ADDRESS =
  /(?:"[^"]*"|[^\s<>()"',;:[\]]*)(?:@|%40|＠|﹫)(?:\[[^\]]*\]|[^\s<>()"',;:[\]]*[^\s<>()"',;:[\].!?])?/giu;

/** One printable line without e-mail addresses; some servers repeat only the local part of `addresses`. */
export function anonymousLine(text: string, addresses: readonly string[] = []): string {
  // A response may be a megabyte long; cut between words, since half an address would not be recognized.
  const beginning =
    text.length > REASON_LIMIT ? text.slice(0, REASON_LIMIT).replace(/\S*$/, "…") : text;
  const line = beginning
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(ADDRESS, REDACTED)
    .trim();
  const mailboxes = addresses.flatMap((address) => /^(.+)@/.exec(address)?.[1] ?? []);
  return mailboxes.reduce((done, name) => done.replaceAll(wordOf(name), REDACTED), line);
}

function wordOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "giu");
}
