import { company } from "#content/company.ts";
import { getEnv } from "#server/env/env.ts";

export type Mailbox = { name?: string; address: string };

/** Everything here is the same at each attempt, so that a receiver can detect duplicates. */
export type Mail = {
  kind: "export-team" | "buyer" | "morning";
  /** The request's reference, or the day of a morning mail. */
  reference: string;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  messageId: string;
  html: string;
  text: string;
};

export type MailParties = { from: Mailbox; exportTeam: Mailbox };

/** The parties from the environment; the company's own address is the default. */
export function getMailParties(): MailParties {
  const { MAIL_FROM, DESK_EMAIL } = getEnv();
  return {
    from: { name: company.name, address: MAIL_FROM ?? company.email },
    exportTeam: { name: company.name, address: DESK_EMAIL ?? company.email },
  };
}

/** The Message-ID of a delivery, the same at each attempt. */
export function messageIdOf(deliveryId: string, from: Mailbox): string {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(deliveryId))
    throw new Error("A delivery's id must fit a Message-ID.");
  return `<${deliveryId}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`;
}

/** Makes untrusted text safe for a header: without line breaks and bidirectional control characters. */
export function headerText(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}
