import nodemailer from "nodemailer";
import { ATTEMPT_LIMIT_MS } from "#db/deliveries/delivery-outcome.ts";
import { isLoopbackHost } from "./mail-configuration.ts";

/** Timeouts in milliseconds. */
export type MailLimits = {
  dns: number;
  /** To connect, TLS included; the greeting has its own. */
  connection: number;
  greeting: number;
  /** Without any data after the greeting. */
  silence: number;
  /** For one attempt in total. */
  attempt: number;
};

export const MAIL_LIMITS: MailLimits = {
  dns: 5_000,
  connection: 20_000,
  greeting: 15_000,
  silence: 20_000,
  attempt: ATTEMPT_LIMIT_MS,
};

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
