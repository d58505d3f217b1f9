import { responseTimes } from "#content/claims.ts";
import { buyerMail } from "#content/site/mails.ts";
import { privacy } from "#content/pages/privacy.ts";
import { products } from "#content/products/product-list.ts";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import {
  formatReference,
  PRODUCT_CATEGORY_SEPARATOR,
  type StoredQuoteRequest,
} from "#lib/quote-requests/quote-request-schema.ts";
import { sampleNames } from "#lib/quote-requests/read-form-input.ts";
import { absoluteUrl } from "#server/env/env.ts";
import { CATALOG_PATH, specSheetPath } from "#content/site/document-paths.ts";
import { CATALOG } from "#content/switches.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";
import { getMailParties, type Mail, type MailParties, finishMail } from "./mail-format.tsx";
import {
  Colophon,
  type Fact,
  Facts,
  MailPart,
  PartTitle,
  Sheet,
  Text,
  TextLink,
  mailStyles,
} from "./mail-parts.tsx";
import { projectFacts } from "./project-format.ts";
import { translate, hrefIn, translateText, type Words } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";

type MailTexts = Record<keyof typeof buyerMail, string>;

/** Contains no typed text but the recipient's address, so that the form cannot be used to send text to others. */
export async function composeBuyerMail(
  request: StoredQuoteRequest,
  deliveryId: string,
  { from, exportTeam }: MailParties = getMailParties(),
): Promise<Mail> {
  const words = wordsOf(request.language);
  const mail: MailTexts = typesetForPrint(translate(buyerMail, words));
  const reference = formatReference(request.id);
  const [topic, lead] =
    sampleNames(request).length > 0
      ? [mail.sampleSubject, mail.sampleLead]
      : [mail.subject, mail.lead];
  return finishMail(deliveryId, from, {
    kind: "buyer",
    reference,
    to: { address: request.email },
    replyTo: exportTeam,
    subject: `${topic} ${reference}`,
    language: request.language,
    preheader: lead,
    sheet: <BuyerSheet request={request} mail={mail} lead={lead} words={words} />,
  });
}

type BuyerSheetProps = {
  request: StoredQuoteRequest;
  mail: MailTexts;
  lead: string;
  words: Words;
};

function BuyerSheet({ request, mail, lead, words }: BuyerSheetProps) {
  const documents = documentFacts(request.productCategory, mail, words);
  return (
    <Sheet
      colophon={
        <Colophon>
          <p className="quiet" style={mailStyles.fine}>
            {mail.reason}{" "}
            <a
              href={absoluteUrl(hrefIn(words, privacy.path))}
              className="quiet"
              style={mailStyles.quietLink}
            >
              {mail.privacy}
            </a>
          </p>
        </Colophon>
      }
    >
      <MailPart above={28}>
        <p className="quiet label" style={mailStyles.label}>
          {mail.reference}
        </p>
        <p className="ink reference" style={mailStyles.reference}>
          {formatReference(request.id)}
        </p>
      </MailPart>
      <MailPart above={24}>
        <h1 className="ink" style={mailStyles.heading}>
          {mail.heading}
        </h1>
        <Text above={10}>{lead}</Text>
      </MailPart>
      <MailPart>
        <PartTitle>{mail.chosen}</PartTitle>
        <Facts facts={projectFacts(request, words).filter(({ value }) => value !== null)} />
      </MailPart>
      <MailPart>
        <PartTitle>{mail.answers}</PartTitle>
        <Facts facts={typesetForPrint(translate(responseTimes, words))} />
        <Text above={14}>{mail.staffed}</Text>
        <Text above={10}>{mail.reply}</Text>
      </MailPart>
      {documents.length > 0 && (
        <MailPart>
          <PartTitle>{mail.documents}</PartTitle>
          <Facts facts={documents} />
        </MailPart>
      )}
    </Sheet>
  );
}

/** The spec sheets of the requested products, and the catalog if other products were requested too. */
function documentFacts(productCategory: string, mail: MailTexts, words: Words): Fact[] {
  const chosen = productCategory.split(PRODUCT_CATEGORY_SEPARATOR);
  const asked = products.filter(({ path }) =>
    originOf({ pathname: path, search: "" })?.values.productCategories?.some((category) =>
      chosen.includes(category),
    ),
  );
  const linked = (path: string) => absoluteUrl(hrefIn(words, path));
  const catalog = {
    label: mail.range,
    value: <TextLink href={linked(CATALOG_PATH)}>{mail.catalog}</TextLink>,
  };
  const sheets = asked.map(({ name, path }) => ({
    label: translateText(name, words),
    value: <TextLink href={linked(specSheetPath(path))}>{mail.sheet}</TextLink>,
  }));
  return CATALOG && asked.length < chosen.length ? [...sheets, catalog] : sheets;
}
