import { responseTimes } from "#content/claims.ts";
import { buyerMail } from "#content/site/mails.ts";
import { privacy } from "#content/pages/privacy.ts";
import { products } from "#content/products/product-list.ts";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import {
  formatReference,
  PRODUCT_CATEGORY_SEPARATOR,
} from "#lib/quote-requests/quote-request-schema.ts";
import { isSampleRequest } from "#lib/quote-requests/read-form-input.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/stored-quote-request.ts";
import { absoluteUrl } from "#server/env/absolute-url.ts";
import { CATALOG_PATH, specSheetPath } from "#content/site/document-paths.ts";
import { CATALOG } from "#content/switches.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";
import {
  AUTOMATIC_HEADERS,
  getMailParties,
  messageIdOf,
  type Mail,
  type MailParties,
} from "./mail.ts";
import {
  Colophon,
  type Fact,
  Facts,
  Part,
  PartTitle,
  Sheet,
  Text,
  TextLink,
} from "./mail-parts.tsx";
import { styles } from "./mail-styles.ts";
import { projectFacts } from "./project-facts.ts";
import { renderMail } from "./render-mail.tsx";
import { translate } from "#lib/languages/translate.ts";
import { hrefIn, translateText, type Words } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";

/** The mail's own words, in the buyer's language. */
type MailWords = Record<keyof typeof buyerMail, string>;

/** Contains no typed text but the recipient's address, so that the form cannot be used to send text to others. */
export async function composeBuyerMail(
  request: StoredQuoteRequest,
  deliveryId: string,
  { from, exportTeam }: MailParties = getMailParties(),
): Promise<Mail> {
  const words = wordsOf(request.language);
  const mail: MailWords = typesetForPrint(translate(buyerMail, words));
  const reference = formatReference(request.id);
  const [topic, lead] = isSampleRequest(request)
    ? [mail.sampleSubject, mail.sampleLead]
    : [mail.subject, mail.lead];
  const subject = `${topic} ${reference}`;
  return {
    kind: "buyer",
    reference,
    from,
    to: { address: request.email },
    replyTo: exportTeam,
    subject,
    messageId: messageIdOf(deliveryId, from),
    headers: AUTOMATIC_HEADERS,
    ...(await renderMail({
      language: request.language,
      title: subject,
      preheader: lead,
      sheet: <BuyerSheet request={request} mail={mail} lead={lead} words={words} />,
    })),
  };
}

type BuyerSheetProps = {
  request: StoredQuoteRequest;
  mail: MailWords;
  lead: string;
  words: Words;
};

function BuyerSheet({ request, mail, lead, words }: BuyerSheetProps) {
  const documents = documentFacts(request.productCategory, mail, words);
  return (
    <Sheet colophon={<BuyerColophon mail={mail} words={words} />}>
      <Part above={28}>
        <p className="quiet label" style={styles.label}>
          {mail.reference}
        </p>
        <p className="ink reference" style={styles.reference}>
          {formatReference(request.id)}
        </p>
      </Part>
      <Part above={24}>
        <h1 className="ink" style={styles.heading}>
          {mail.heading}
        </h1>
        <Text above={10}>{lead}</Text>
      </Part>
      <Part>
        <PartTitle>{mail.chosen}</PartTitle>
        <Facts facts={projectFacts(request, words).filter(({ value }) => value !== null)} />
      </Part>
      <Part>
        <PartTitle>{mail.answers}</PartTitle>
        <Facts facts={typesetForPrint(translate(responseTimes, words))} />
        <Text above={14}>{mail.staffed}</Text>
        <Text above={10}>{mail.reply}</Text>
      </Part>
      {documents.length > 0 && (
        <Part>
          <PartTitle>{mail.documents}</PartTitle>
          <Facts facts={documents} />
        </Part>
      )}
    </Sheet>
  );
}

/** The spec sheets of the requested products, and the catalog if other products were requested too. */
function documentFacts(productCategory: string, mail: MailWords, words: Words): Fact[] {
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

function BuyerColophon({ mail, words }: Pick<BuyerSheetProps, "mail" | "words">) {
  return (
    <Colophon>
      <p className="quiet" style={styles.fine}>
        {mail.reason}{" "}
        <a
          href={absoluteUrl(hrefIn(words, privacy.path))}
          className="quiet"
          style={styles.quietLink}
        >
          {mail.privacy}
        </a>
      </p>
    </Colophon>
  );
}
