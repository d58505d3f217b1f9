import type { QuoteRequest } from "#db/schema.ts";
import { requestSubject } from "#lib/inbox/value-labels.ts";
import { morningMail } from "#content/site/mails.ts";
import { companyTime } from "#lib/time/company-time.ts";
import { dueStateOf, dueText } from "#lib/inbox/due-time.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { inboxAddress, inboxViewAddress } from "#server/env/env.ts";
import { getMailParties, type Mail, type MailParties, finishMail } from "./mail-format.tsx";
import {
  ButtonLink,
  Colophon,
  Facts,
  MailHeading,
  MailPart,
  PartTitle,
  Sheet,
  Text,
  TextLink,
} from "./mail-parts.tsx";

type MorningMailContent = {
  day: string;
  now: Date;
  rows: readonly QuoteRequest[];
  late: number;
  today: number;
  notice: string | null;
};

export async function composeMorningMail(
  content: MorningMailContent,
  deliveryId: string,
  { from, exportTeam }: MailParties = getMailParties(),
): Promise<Mail> {
  const subject = subjectOf(content);
  return finishMail(deliveryId, from, {
    kind: "morning",
    reference: content.day,
    to: exportTeam,
    replyTo: exportTeam,
    subject,
    language: "en",
    preheader: content.rows
      .slice(0, 3)
      .map((row) => `${formatReference(row.id)} ${dueText(row, content.now)}`)
      .join(", "),
    sheet: <MorningSheet title={subject} content={content} />,
  });
}

function subjectOf({ late, today, notice }: MorningMailContent): string {
  if (late + today === 0 && notice) return morningMail.space;
  if (late === 0) return `${quotes(today)} due today`;
  return `${quotes(late)} late${today > 0 ? `, ${today.toLocaleString("en")} due today` : ""}`;
}

function quotes(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "quote" : "quotes"}`;
}

function MorningSheet({ title, content }: { title: string; content: MorningMailContent }) {
  const { now, rows, late, today, notice } = content;
  const isLate = (row: QuoteRequest) => dueStateOf(row, now) === "late";
  const more = late + today - rows.length;
  return (
    <Sheet colophon={<Colophon />}>
      <MailHeading label={`${morningMail.asOf} ${companyTime(now)}`} title={title} />
      {notice && (
        <MailPart above={20}>
          <Text>{notice}</Text>
        </MailPart>
      )}
      <MailPart above={20}>
        <ButtonLink href={inboxViewAddress("sort=due")}>{morningMail.open}</ButtonLink>
      </MailPart>
      <Requests title={morningMail.late} rows={rows.filter(isLate)} now={now} />
      <Requests title={morningMail.today} rows={rows.filter((row) => !isLate(row))} now={now} />
      {more > 0 && (
        <MailPart>
          <Text>
            <TextLink href={inboxViewAddress("sort=due")}>
              {`and ${more.toLocaleString("en")} more`}
            </TextLink>
          </Text>
        </MailPart>
      )}
    </Sheet>
  );
}

type RequestsProps = { title: string; rows: readonly QuoteRequest[]; now: Date };

function Requests({ title, rows, now }: RequestsProps) {
  if (rows.length === 0) return null;
  const facts = rows.map((row) => ({
    label: formatReference(row.id),
    href: inboxAddress(row.id),
    value: (
      <>
        <span dir="auto">{row.company ?? row.name}</span>
        {`, ${requestSubject(row)}`}
        <br />
        <strong>{dueText(row, now)}</strong>
        {", "}
        <span dir="auto">{row.assignee ?? morningMail.unassigned}</span>
      </>
    ),
  }));
  return (
    <MailPart>
      <PartTitle>{title}</PartTitle>
      <Facts facts={facts} />
    </MailPart>
  );
}
