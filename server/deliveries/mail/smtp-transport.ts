import nodemailer from "nodemailer";
import { ATTEMPT_LIMIT_MS } from "#db/deliveries/delivery-outcome.ts";
import { isLoopbackHost } from "./mail-configuration.ts";

/** How long a mail server may take, in milliseconds. */
export type MailLimits = {
  /** To be found, in the domain name system. */
  dns: number;
  /** To be reached and to greet, encryption included. */
  connection: number;
  greeting: number;
  /** Without a word, once it has greeted. */
  silence: number;
  /** For one attempt, whatever it says meanwhile. */
  attempt: number;
};

export const MAIL_LIMITS: MailLimits = {
  dns: 5_000,
  connection: 20_000,
  greeting: 15_000,
  silence: 20_000,
  attempt: ATTEMPT_LIMIT_MS,
};

/** What the address of a mail server may set besides; nodemailer knows more, such as to log what is sent. */
const SETTINGS = /^(name|requireTLS|tls\.(ca|servername|rejectUnauthorized))$/;

/**
 * What speaks SMTP with the server at an address. It is encrypted where the server offers it, and always where a password
 * is sent. A certificate must hold, else whoever stands between could read along; on this machine nobody does.
 */
export function createSmtpTransport(address: URL, siteHost: string, limits: MailLimits) {
  const url = new URL(address);
  const settings = [...address.searchParams].filter(([name]) => SETTINGS.test(name));
  url.search = new URLSearchParams(settings).toString();
  const isLocal = isLoopbackHost(url.hostname);
  return nodemailer.createTransport({
    url: url.href,
    // What a server is greeted with: the machine's own name may be one that only the machine knows.
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
