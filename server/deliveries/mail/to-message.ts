import type { Mail, Mailbox } from "./mail.ts";

/** Nodemailer must not read files or fetch URLs for any part of a mail. */
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

/** Passing name and address separately prevents header injection of a second mailbox. */
function toAddress({ name = "", address }: Mailbox) {
  return { name, address };
}
