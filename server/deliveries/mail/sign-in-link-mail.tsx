import { randomUUID } from "node:crypto";
import { signInLinkMail } from "#content/site/mails.ts";
import {
  AUTOMATIC_HEADERS,
  getMailParties,
  messageIdOf,
  type Mail,
  type MailParties,
} from "./mail.ts";
import { ButtonLink, Colophon, Part, Sheet, Text } from "./mail-parts.tsx";
import { styles } from "./mail-styles.ts";
import { renderMail } from "./render-mail.tsx";

export async function composeSignInLinkMail(
  link: string,
  { from, exportTeam }: MailParties = getMailParties(),
): Promise<Mail> {
  const { subject, lead } = signInLinkMail;
  const id = randomUUID();
  return {
    kind: "sign-in-link",
    reference: id,
    from,
    to: exportTeam,
    replyTo: exportTeam,
    subject,
    messageId: messageIdOf(id, from),
    headers: AUTOMATIC_HEADERS,
    ...(await renderMail({
      language: "en",
      title: subject,
      preheader: lead,
      sheet: <SignInLinkSheet link={link} />,
    })),
  };
}

function SignInLinkSheet({ link }: { link: string }) {
  const { subject, lead, open, terms, warning } = signInLinkMail;
  return (
    <Sheet colophon={<Colophon />}>
      <Part above={28}>
        <h1 className="ink" style={styles.heading}>
          {subject}
        </h1>
        <Text above={14}>{lead}</Text>
      </Part>
      <Part above={20}>
        <ButtonLink href={link}>{open}</ButtonLink>
      </Part>
      <Part above={20}>
        <Text>{terms}</Text>
        <Text above={10}>{warning}</Text>
      </Part>
    </Sheet>
  );
}
