import type { ReactNode } from "react";
import { exportTeamMail, mailFields } from "#content/site/mails.ts";
import { companyTime } from "#lib/time/company-time.ts";
import { requestTexts, type RequestText } from "#lib/quote-requests/request-fields.ts";
import type { RiskFlag } from "#lib/quote-requests/risk-flags.ts";
import { FILE_ERRORS, fileSize, type RequestFile } from "#lib/quote-requests/attachments.ts";
import { RISK_FLAG_LABELS, labelOf, statusLabel } from "#lib/quote-requests/value-labels.ts";
import { mailtoAddress } from "#lib/browser/mailto-address.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/stored-quote-request.ts";
import { inboxAddress } from "#server/env/inbox-address.ts";
import {
  AUTOMATIC_HEADERS,
  getMailParties,
  headerText,
  messageIdOf,
  type Mail,
  type MailParties,
} from "./mail.ts";
import {
  ButtonLink,
  Colophon,
  type Fact,
  Facts,
  Part,
  PartTitle,
  Sheet,
  Text,
  TextLink,
  Typed,
} from "./mail-parts.tsx";
import { styles } from "./mail-styles.ts";
import { projectFacts } from "./project-facts.ts";
import { renderMail } from "./render-mail.tsx";
import { ENGLISH } from "#lib/languages/words.ts";
import { languageLabel } from "#lib/quote-requests/value-labels.ts";

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
  const project = labelOf(request.projectType);
  const about = [project, ...(request.company ? [headerText(request.company)] : [])].join(", ");
  const subject = `${reference}: ${about}`;
  return {
    kind: "export-team",
    reference,
    from,
    to: exportTeam,
    replyTo: { name: headerText(request.name), address: request.email },
    subject,
    messageId: messageIdOf(deliveryId, from),
    headers: AUTOMATIC_HEADERS,
    ...(await renderMail({
      language: "en",
      title: subject,
      preheader: projectFacts(request, ENGLISH)
        .flatMap(({ value }) => value ?? [])
        .join("; "),
      sheet: <ExportTeamSheet request={request} />,
    })),
  };
}

function ExportTeamSheet({ request }: { request: ExportTeamMailRequest }) {
  return (
    <Sheet colophon={<Colophon />}>
      <Part above={28}>
        <p className="quiet label" style={styles.label}>
          {exportTeamMail.title}
        </p>
        <h1 className="ink reference" style={styles.reference}>
          {formatReference(request.id)}
        </h1>
      </Part>
      <Part above={20}>
        <ButtonLink href={inboxAddress(request.id)}>{exportTeamMail.open}</ButtonLink>
        <Text above={14}>{exportTeamMail.reply}</Text>
      </Part>
      <Part>
        <PartTitle>{exportTeamMail.buyer}</PartTitle>
        <Facts
          facts={[
            ...shortTexts.map(({ name, label }) => ({ label, value: shown(name, request[name]) })),
            { label: mailFields.language, value: languageLabel(request.language) },
          ].map(orNotGiven)}
        />
      </Part>
      <Part>
        <PartTitle>{exportTeamMail.project}</PartTitle>
        <Facts facts={projectFacts(request, ENGLISH).map(orNotGiven)} />
      </Part>
      {longTexts.map(({ name, label }) => (
        <Part key={name}>
          <PartTitle>{label}</PartTitle>
          <Typed>{request[name] ?? exportTeamMail.notGiven}</Typed>
        </Part>
      ))}
      {request.files.length > 0 && (
        <Part>
          <PartTitle>{exportTeamMail.files}</PartTitle>
          {request.files.map((file) => (
            <FileLine key={file.id} file={file} />
          ))}
          <Text above={14}>{exportTeamMail.openFiles}</Text>
        </Part>
      )}
      <Part>
        <Facts facts={inboxFacts(request)} />
      </Part>
    </Sheet>
  );
}

function shown(name: RequestText, value: string | null): ReactNode {
  if (!value) return null;
  if (name === "email") return <MailtoLink>{value}</MailtoLink>;
  if (name === "phone") return <PhoneLink>{value}</PhoneLink>;
  return <Isolated>{value}</Isolated>;
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

function FileLine({ file: { name, size, state, errorCode } }: { file: RequestFile }) {
  const isMissing = state === "missing";
  return (
    <Text>
      <Isolated>{name}</Isolated>
      {`, ${fileSize(size)}`}
      {isMissing && `. ${exportTeamMail.missing} ${FILE_ERRORS[errorCode ?? "unsent"]}`}
    </Text>
  );
}

/** Isolates a name's text direction from its surroundings. */
function Isolated({ children }: { children: string }) {
  return <span dir="auto">{children}</span>;
}

function MailtoLink({ children }: { children: string }) {
  return <TextLink href={mailtoAddress(children)}>{children}</TextLink>;
}

function PhoneLink({ children }: { children: string }) {
  const digits = children.replaceAll(/[^+\d]/g, "");
  return digits ? <TextLink href={`tel:${digits}`}>{children}</TextLink> : children;
}
