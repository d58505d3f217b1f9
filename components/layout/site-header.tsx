import Link from "next/link";
import { MenuDisclosure, MenuSheet, ScrollHeader } from "#components/leaves.ts";
import { RequestQuoteLink } from "#components/quote-request/request-quote-link.tsx";
import { company } from "#content/company.ts";
import { contactHref, navigation, type NavigationItem } from "#content/navigation.ts";

const MENU_ID = "site-menu";

/**
 * The bar at the top of every page. The same list of items is the bar's on a wide screen and, on a narrow one, a
 * native popover over the whole page; both work before any script runs.
 */
export function SiteHeader() {
  return (
    <ScrollHeader className="bar">
      <div className="wrap bar-row">
        <Link href="/" prefetch={false} className="bar-name mr-auto">
          {company.name}
        </Link>
        <MenuSheet id={MENU_ID} className="bar-sheet">
          <div className="bar-row justify-between lg:hidden">
            <span className="bar-name">{company.name}</span>
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              className="py-3"
            >
              Close
            </button>
          </div>
          <nav aria-label="Main" className="bar-list">
            {navigation.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </nav>
          <RequestQuoteLink className="button mt-8 w-full lg:hidden">
            Request Quote
          </RequestQuoteLink>
        </MenuSheet>
        <button type="button" popoverTarget={MENU_ID} className="py-2 lg:hidden">
          Menu
        </button>
        <RequestQuoteLink className="button-line">Request Quote</RequestQuoteLink>
      </div>
    </ScrollHeader>
  );
}

function Item({ item }: { item: NavigationItem }) {
  switch (item.kind) {
    case "menu":
      return <Menu {...item} />;
    case "link":
      return (
        <div>
          <Link href={item.href} prefetch={false} className="bar-item">
            {item.label}
          </Link>
        </div>
      );
    case "contact":
      return (
        <div>
          <a href={contactHref} className="bar-item">
            {item.label}
          </a>
        </div>
      );
  }
}

function Menu({ label, links, overview }: Extract<NavigationItem, { kind: "menu" }>) {
  return (
    <MenuDisclosure>
      <summary className="bar-item bar-summary">
        {label}
        <svg aria-hidden="true" viewBox="0 0 8 5">
          <path d="M.5.5 4 4 7.5.5" />
        </svg>
      </summary>
      <div className="bar-panel">
        <ul>
          {links.map(({ href, label: name, note }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {name}
                <span>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link href={overview.href} prefetch={false} className="text-link mt-2">
          {overview.label}
        </Link>
      </div>
    </MenuDisclosure>
  );
}
