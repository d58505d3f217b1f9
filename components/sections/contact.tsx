import { unbroken } from "#components/numbers/unbroken.tsx";
import { DocumentLink } from "#components/links/document-link.tsx";
import { RequestQuoteLink } from "#components/quote-request/request-quote-link.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { COUNTED_HOURS, responseTimes } from "#content/claims.ts";
import { OPENING_HOURS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import type { ContactSection } from "#content/record-types.ts";
import { CATALOG_PATH } from "#content/site/document-paths.ts";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { CATALOG } from "#content/switches.ts";
import { typeset } from "#lib/styles/typography.ts";
import { withFacts } from "#lib/languages/facts.ts";
import { translate, hrefIn, ordered, t, translateText, type Words } from "#lib/languages/words.ts";

export function Contact({ id, title, lead, words }: ContactSection & { words: Words }) {
  const { email, phone } = translate(company, words);
  return (
    <section id={id} tabIndex={-1} aria-labelledby="contact-title" className="my-section">
      <div className="page-width">
        <div className="page-grid gap-y-10 border-t border-ink pt-7">
          <div className="flex flex-col justify-between gap-8 lg:col-span-5">
            <h2 id="contact-title" className="text-title">
              {title}
            </h2>
            <div className="max-w-sm border border-ink p-6 print:hidden">
              <h3 className="text-heading">{t(words, "Request a Quote")}</h3>
              <p className="mt-2 fine-print">
                {t(words, "Drawings, quantities or an idea: three fields are enough.")}
              </p>
              <ContactOrigin words={words} />
              <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
                <RequestQuoteLink words={words} className={buttonVariants({ size: "lg" })}>
                  {t(words, "Request a Quote")}
                </RequestQuoteLink>
                {CATALOG && (
                  <DocumentLink
                    href={hrefIn(words, CATALOG_PATH)}
                    label={t(words, "Download Catalog")}
                    words={words}
                    className="text-link"
                  />
                )}
              </p>
            </div>
          </div>
          <dl className="contact-facts lg:col-span-7">
            <Fact label={t(words, "E-mail")}>
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
              <span className="block fine-print">{lead}</span>
            </Fact>
            <Fact label={t(words, "Phone")}>
              <a href={phone.href} className="text-link">
                {phone.display}
              </a>
            </Fact>
            <Fact label={t(words, "Hours")}>
              {unbroken(typeset(translateText(OPENING_HOURS, words)))}
              <span className="block fine-print">
                {t(words, "Inquiries are accepted {support}.")}{" "}
                {unbroken(typeset(translateText(COUNTED_HOURS, words)))}
              </span>
            </Fact>
            <Fact label={t(words, "Headquarters")}>
              <address className="not-italic">
                {unbroken(typeset(ordered(withFacts("{address}", words), words)))}
              </address>
            </Fact>
            <Fact label={t(words, "Supplying")}>
              {typeset(t(words, "{countries} countries served"))}
            </Fact>
            {typeset(translate(responseTimes.slice(1), words)).map(({ label, value }) => (
              <Fact key={label} label={label}>
                {unbroken(value)}
              </Fact>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Renders every product and sector hidden; enhance-page.ts shows the one in the URL. */
function ContactOrigin({ words }: { words: Words }) {
  const [before, after] = t(words, "You were looking at {name}.").split("{name}");
  return (
    <p hidden className="mt-2 fine-print">
      {before}
      {Object.entries(quoteRequestOrigins).map(([slug, { name }]) => (
        <span key={slug} hidden data-origin={slug}>
          {translateText(name, words)}
        </span>
      ))}
      {after}
    </p>
  );
}
