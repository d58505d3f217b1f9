import { unbroken } from "#components/numbers/unbroken.tsx";
import { RequestQuoteLink } from "#components/quote-request/request-quote-link.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { company } from "#content/company.ts";
import {
  buyerLinks,
  contactHref,
  navigation,
  type NavigationItem,
  type NavigationLink,
} from "#content/site/site-navigation.ts";
import { typeset } from "#lib/styles/typography.ts";
import { cn } from "#lib/styles/class-names.ts";
import { hrefIn, t, type Words, translate } from "#lib/languages/words.ts";
import { LanguageList } from "./language-list.tsx";
import { imageSwatch } from "#lib/images/image-files.ts";

const MENU_ID = "site-menu";

/** One list of items: the bar on a wide screen, a native popover on a narrow one. Works without scripts. */
export function SiteHeader({ path, words }: { path: string; words: Words }) {
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <a href={hrefIn(words, "/")} className="site-name me-auto">
          {company.name}
        </a>
        <div id={MENU_ID} popover="auto" className="site-menu">
          <div className="site-header-row justify-between lg:hidden">
            <span className="site-name">{company.name}</span>
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              className="py-3"
            >
              {t(words, "Close")}
            </button>
          </div>
          <nav aria-label={t(words, "Main")} className="site-nav">
            {typeset(translate(navigation, words)).map((item) => (
              <Item key={item.label} item={item} words={words} />
            ))}
            <MoreLinks
              links={typeset(translate(buyerLinks, words))}
              className="grid grid-cols-2 py-2 font-sans text-base lg:hidden"
            />
          </nav>
          <RequestQuoteLink
            words={words}
            className={cn(buttonVariants({ size: "lg" }), "mt-8 w-full lg:hidden")}
          >
            {t(words, "Request Quote")}
          </RequestQuoteLink>
          <LanguageList path={path} words={words} className="lg:hidden" />
        </div>
        <button type="button" popoverTarget={MENU_ID} className="py-2 low:py-1 lg:hidden">
          {t(words, "Menu")}
        </button>
        <RequestQuoteLink
          words={words}
          className={cn(
            buttonVariants({ variant: "outline" }),
            "h-auto px-4 py-2 text-small/[1.55] low:py-1",
          )}
        >
          {t(words, "Request Quote")}
        </RequestQuoteLink>
      </div>
    </header>
  );
}

function Item({ item, words }: { item: NavigationItem; words: Words }) {
  if (item.kind === "menu") return <Menu {...item} />;
  return (
    <div>
      <a
        href={item.kind === "link" ? item.href : hrefIn(words, contactHref)}
        className="site-nav-item"
      >
        {item.label}
      </a>
    </div>
  );
}

type MenuItem = Extract<NavigationItem, { kind: "menu" }>;

function Menu({ label, links, overview, more }: MenuItem) {
  return (
    <details>
      <summary className="site-nav-item">
        {label}
        <svg aria-hidden="true" viewBox="0 0 8 5">
          <path d="M.5.5 4 4 7.5.5" />
        </svg>
      </summary>
      <div className="site-nav-panel">
        <ul>
          {links.map(({ href, label: name, image, stat }) => (
            <li key={href}>
              <a href={href}>
                {/* Lazy: images in a closed menu load when it opens. */}
                {/* oxlint-disable-next-line next/no-img-element -- next/image would add 5.8 KB of JavaScript to every page */}
                <img src={imageSwatch(image)} alt="" loading="lazy" />
                {name}
                <span>
                  <b>{unbroken(stat.value)}</b>
                  {` ${stat.label}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {more && <MoreLinks links={more} className="max-lg:hidden" />}
        <a href={overview.href} className="text-link mt-2">
          {overview.label}
        </a>
      </div>
    </details>
  );
}

function MoreLinks({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="site-nav-item">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
