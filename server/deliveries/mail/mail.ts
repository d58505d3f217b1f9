import { company } from "#content/company.ts";
import { getEnv } from "#server/env/env.ts";

/** A mailbox, with the name that stands before its address. */
export type Mailbox = { name?: string; address: string };

/** A mail as it is sent. What is the same at each attempt, so that a receiver can tell, is in it. */
export type Mail = {
  kind: "desk" | "buyer" | "morning";
  /** Of the request that it is about; of a morning's mail its day. */
  reference: string;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
  html: string;
  text: string;
};

/** Whom mails come from, and where the export desk reads them. */
export type MailParties = { from: Mailbox; desk: Mailbox };

/** The parties that the environment names; the company's own address for those that it does not. */
export function getMailParties(): MailParties {
  const { MAIL_FROM, DESK_EMAIL } = getEnv();
  return {
    from: { name: company.name, address: MAIL_FROM ?? company.email },
    desk: { name: company.name, address: DESK_EMAIL ?? company.email },
  };
}

/** What says of a mail that no person wrote it, so that no machine answers it. */
export const AUTOMATIC_HEADERS = {
  "Auto-Submitted": "auto-generated",
  // For Exchange. All of them but NDR: that a mail could not be delivered is what the sender must hear.
  "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
} as const;

/** The Message-ID of a delivery, the same at each attempt. */
export function messageIdOf(deliveryId: string, from: Mailbox): string {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(deliveryId))
    throw new Error("A delivery's id must fit a Message-ID.");
  return `<${deliveryId}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`;
}

/**
 * A text of somebody else's for a header, where it stands in one line with ours: without what turns the direction of
 * what follows, and without what no line has.
 */
export function headerText(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}
