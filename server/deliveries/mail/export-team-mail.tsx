import type { ReactNode } from "react";
import { exportTeamMail, mailFields } from "#content/site/mails.ts";
import { companyTime } from "#lib/time/company-time.ts";
import {
  requestTexts,
  type RequestText,
  type RiskFlag,
} from "#lib/quote-requests/request-fields.ts";
import { FILE_ERRORS, fileSize, type RequestFile } from "#lib/attachments/file-rules.ts";
import {
  requestSubject,
  RISK_FLAG_LABELS,
  statusLabel,
  languageLabel,
} from "#lib/inbox/value-labels.ts";
import { mailtoAddress, phoneAddress } from "#lib/browser/contact-address.ts";
import {
  formatReference,
  type StoredQuoteRequest,
} from "#lib/quote-requests/quote-request-schema.ts";
import { inboxAddress } from "#server/env/env.ts";
import {
  getMailParties,
  headerText,
  type Mail,
  type MailParties,
  finishMail,
} from "./mail-format.tsx";
import {
  ButtonLink,
  Colophon,
  type Fact,
  Facts,
  MailHeading,
  MailPart,
  PartTitle,
  Sheet,
  Text,
  TextLink,
  Typed,
} from "./mail-parts.tsx";
import { projectFacts } from "./project-format.ts";
import { ENGLISH } from "#lib/languages/words.ts";

const longTexts = requestTexts.filter(({ isLong }) => isLong);
const shortTexts = requestTexts.filter(({ isLong }) => !isLong);

export type ExportTeamMailRequest = StoredQuoteRequest & {
  status: string;
  riskFlags: readonly RiskFlag[];
  files: readonly RequestFile[];
};

/** The mail with the complete request; a reply to it goes to the buyer. */
export async function composeExportTeamMail(
  request: ExportTeamMailRequest,
  deliveryId: string,
  { from, exportTeam }: MailParties = getMailParties(),
): Promise<Mail> {
  const reference = formatReference(request.id);
  const about = [
    requestSubject(request),
    ...(request.company ? [headerText(request.company)] : []),
  ].join(", ");
  return finishMail(deliveryId, from, {
    kind: "export-team",
    reference,
    to: exportTeam,
    replyTo: { name: headerText(request.name), address: request.email },
    subject: `${reference}: ${about}`,
    language: "en",
    preheader: projectFacts(request, ENGLISH)
      .flatMap(({ value }) => value ?? [])
      .join("; "),
    sheet: <ExportTeamSheet request={request} />,
  });
}

function ExportTeamSheet({ request }: { request: ExportTeamMailRequest }) {
  return (
    <Sheet colophon={<Colophon />}>
      <MailHeading label={exportTeamMail.title} title={formatReference(request.id)} isReference />
      <MailPart above={20}>
        <ButtonLink href={inboxAddress(request.id)}>{exportTeamMail.open}</ButtonLink>
        <Text above={14}>{exportTeamMail.reply}</Text>
      </MailPart>
      <MailPart>
        <PartTitle>{exportTeamMail.buyer}</PartTitle>
        <Facts
          facts={[
            ...shortTexts.map(({ name, label }) => ({ label, value: shown(name, request[name]) })),
            { label: mailFields.language, value: languageLabel(request.language) },
          ].map(orNotGiven)}
        />
      </MailPart>
      <MailPart>
        <PartTitle>{exportTeamMail.project}</PartTitle>
        <Facts facts={projectFacts(request, ENGLISH).map(orNotGiven)} />
      </MailPart>
      {longTexts.map(({ name, label }) => (
        <MailPart key={name}>
          <PartTitle>{label}</PartTitle>
          <Typed>{request[name] ?? exportTeamMail.notGiven}</Typed>
        </MailPart>
      ))}
      {request.files.length > 0 && (
        <MailPart>
          <PartTitle>{exportTeamMail.files}</PartTitle>
          {request.files.map(({ id, name, size, state, errorCode }) => (
            <Text key={id}>
              <Isolated>{name}</Isolated>
              {`, ${fileSize(size)}`}
              {state === "missing" &&
                `. ${exportTeamMail.missing} ${FILE_ERRORS[errorCode ?? "unsent"]}`}
            </Text>
          ))}
          <Text above={14}>{exportTeamMail.openFiles}</Text>
        </MailPart>
      )}
      <MailPart>
        <Facts facts={inboxFacts(request)} />
      </MailPart>
    </Sheet>
  );
}

function shown(name: RequestText, value: string | null): ReactNode {
  if (!value) return null;
  if (name === "email") return <TextLink href={mailtoAddress(value)}>{value}</TextLink>;
  if (name !== "phone") return <Isolated>{value}</Isolated>;
  const address = phoneAddress(value);
  return address ? <TextLink href={address}>{value}</TextLink> : value;
}

function inboxFacts({ createdAt, status, riskFlags }: ExportTeamMailRequest): Fact[] {
  return [
    { label: mailFields.received, value: companyTime(createdAt) },
    { label: mailFields.status, value: statusLabel(status) },
    {
      label: mailFields.riskFlags,
      value:
        riskFlags.map((riskFlag) => RISK_FLAG_LABELS[riskFlag]).join(". ") ||
        exportTeamMail.noRiskFlags,
    },
  ];
}

function orNotGiven({ label, value }: Fact): Fact {
  return { label, value: value ?? exportTeamMail.notGiven };
}

function Isolated({ children }: { children: string }) {
  return <span dir="auto">{children}</span>;
}
