import { unbroken } from "#components/numbers/unbroken.tsx";
import { TOWN } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { footerColumns, legalLinks } from "#content/site/site-navigation.ts";
import { typeset } from "#lib/styles/typography.ts";
import { ordered, t, type Words, translate } from "#lib/languages/words.ts";
import { withFacts } from "#lib/languages/facts.ts";
import { LanguageList } from "./language-list.tsx";

export function SiteFooter({ path, words }: { path: string; words: Words }) {
  const { name, address, phone, email, linkedin } = typeset(translate(company, words));
  return (
    <footer className="page-width pb-8 text-small print:hidden">
      <div className="page-grid gap-y-12 border-t border-ink pt-10">
        <div className="lg:col-span-5">
          <p className="font-serif text-title">{name}</p>
          <address className="mt-6 not-italic">
            {address.street}
            <br />
            {unbroken(typeset(ordered(TOWN, words)))}
            <br />
            {withFacts("{country}", words)}
          </address>
          <p className="mt-4">
            <a href={phone.href} className="text-link">
              {phone.display}
            </a>
            <br />
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          </p>
        </div>
        <nav aria-label={t(words, "Footer")} className="site-index">
          {translate(footerColumns, words).map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <LanguageList path={path} words={words} />
      <ul className="colophon">
        <li className="me-auto">{unbroken(typeset(`© ${company.founded}–2026 ${name}`))}</li>
        {translate(legalLinks, words).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>{linkedin ? <a href={linkedin}>LinkedIn</a> : t(words, "LinkedIn (soon)")}</li>
      </ul>
    </footer>
  );
}
