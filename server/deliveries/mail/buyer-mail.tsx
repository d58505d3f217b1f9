import { responseTimes } from "#content/claims.ts";
import { buyerMail } from "#content/site/mails.ts";
import { privacy } from "#content/pages/privacy.ts";
import { products } from "#content/products/product-list.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import {
  formatReference,
  PRODUCT_CATEGORY_SEPARATOR,
} from "#lib/quote-requests/quote-request-schema.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/stored-quote-request.ts";
import { absoluteUrl } from "#server/env/absolute-url.ts";
import { CATALOG_PATH, specSheetPath } from "#server/documents/document-paths.ts";
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

const words = typesetForPrint(buyerMail);

/** Contains no typed text but the recipient's address, so that the form cannot be used to send text to others. */
export async function composeBuyerMail(
  request: StoredQuoteRequest,
  deliveryId: string,
  { from, exportTeam }: MailParties = getMailParties(),
): Promise<Mail> {
  const reference = formatReference(request.id);
  const subject = `${buyerMail.subject} ${reference}`;
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
      title: subject,
      preheader: words.lead,
      sheet: <BuyerSheet request={request} />,
    })),
  };
}

function BuyerSheet({ request }: { request: StoredQuoteRequest }) {
  return (
    <Sheet colophon={<BuyerColophon />}>
      <Part above={28}>
        <p className="quiet label" style={styles.label}>
          {words.reference}
        </p>
        <p className="ink reference" style={styles.reference}>
          {formatReference(request.id)}
        </p>
      </Part>
      <Part above={24}>
        <h1 className="ink" style={styles.heading}>
          {words.heading}
        </h1>
        <Text above={10}>{words.lead}</Text>
      </Part>
      <Part>
        <PartTitle>{words.chosen}</PartTitle>
        <Facts facts={projectFacts(request).filter(({ value }) => value !== null)} />
      </Part>
      <Part>
        <PartTitle>{words.answers}</PartTitle>
        <Facts facts={typesetForPrint(responseTimes)} />
        <Text above={14}>{words.staffed}</Text>
        <Text above={10}>{words.reply}</Text>
      </Part>
      <Part>
        <PartTitle>{words.documents}</PartTitle>
        <Facts facts={documentFacts(request.productCategory)} />
      </Part>
    </Sheet>
  );
}

/** The spec sheets of the requested products, and the catalog if other products were requested too. */
function documentFacts(productCategory: string): Fact[] {
  const chosen = productCategory.split(PRODUCT_CATEGORY_SEPARATOR);
  const asked = products.filter(({ path }) =>
    originOf({ pathname: path, search: "" })?.values.productCategories?.some((category) =>
      chosen.includes(category),
    ),
  );
  const rest = asked.length < chosen.length ? [CATALOG_FACT] : [];
  return [...asked.map(sheetFact), ...rest];
}

function sheetFact({ name, path }: Pick<ProductRecord, "name" | "path">): Fact {
  const href = absoluteUrl(specSheetPath(path));
  return { label: name, value: <TextLink href={href}>{words.sheet}</TextLink> };
}

const CATALOG_FACT: Fact = {
  label: words.range,
  value: <TextLink href={absoluteUrl(CATALOG_PATH)}>{words.catalog}</TextLink>,
};

function BuyerColophon() {
  return (
    <Colophon>
      <p className="quiet" style={styles.fine}>
        {words.reason}{" "}
        <a href={absoluteUrl(privacy.path)} className="quiet" style={styles.quietLink}>
          {words.privacy}
        </a>
      </p>
    </Colophon>
  );
}
