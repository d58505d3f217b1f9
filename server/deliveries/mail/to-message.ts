import type { Mail, Mailbox } from "./mail.ts";

/** A mail as nodemailer takes it. Nothing in it is read as a file or fetched. */
export function toMessage({ from, to, replyTo, subject, messageId, headers, html, text }: Mail) {
  return {
    from: toAddress(from),
    to: toAddress(to),
    replyTo: toAddress(replyTo),
    subject,
    messageId,
    headers: { ...headers },
    html,
    text,
    textEncoding: "quoted-printable",
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
}

/** Apart, name and address are not parsed: neither can make a second mailbox. */
function toAddress({ name = "", address }: Mailbox) {
  return { name, address };
}
