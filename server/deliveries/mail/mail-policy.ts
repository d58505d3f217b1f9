import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { getEnv, type Env } from "#server/env/env.ts";

export type MailConfiguration =
  | { kind: "smtp"; url: URL }
  /** A developer's machine, where no mail is sent. */
  | { kind: "files"; folder: string }
  | { kind: "none" };

export function getMailConfiguration(
  {
    SMTP_URL,
    SITE_URL,
    DATA_DIR = ".data",
  }: Pick<Env, "SMTP_URL" | "SITE_URL" | "DATA_DIR"> = getEnv(),
): MailConfiguration {
  if (SMTP_URL) return { kind: "smtp", url: new URL(SMTP_URL) };
  return isLoopbackHost(new URL(SITE_URL).hostname)
    ? { kind: "files", folder: resolve(DATA_DIR, "mail") }
    : { kind: "none" };
}

/** One sentence about where mails go, printed at the start. */
export function describeMailConfiguration(
  configuration: MailConfiguration = getMailConfiguration(),
): { text: string; level: "info" | "warn" } {
  switch (configuration.kind) {
    case "smtp":
      return { text: `Mails go out through ${configuration.url.host}.`, level: "info" };
    case "files":
      return { text: `Mails are written to ${configuration.folder}, not sent.`, level: "info" };
    case "none":
      return { text: NO_MAIL_SERVER, level: "warn" };
  }
}

export const NO_MAIL_SERVER = "No mail server is configured (SMTP_URL): no mail is sent.";

/** Whether a host name or address is a loopback address. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === "loopback";
  return name === "localhost" || name.endsWith(".localhost");
}
