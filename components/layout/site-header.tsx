import Link from "next/link";
import { MenuDisclosure, MenuSheet, ScrollHeader } from "@/components/leaves";
import { RequestQuoteLink } from "@/components/quote-request/request-quote-link";
import { company } from "@/content/company";
import { navigation, type NavigationItem } from "@/content/navigation";

const MENU_ID = "site-menu";
const LOGO = "font-serif text-[1.625rem] leading-none tracking-tight";
const ITEM = "block py-3 lg:py-2 lg:text-small lg:underline-offset-8 lg:hover:underline";
const LINE = "border-b border-hairline font-serif text-heading lg:border-0 lg:font-sans";

/**
 * The bar at the top of every page. The same list of items is the bar's on a wide screen and, on a narrow one, a
 * native popover over the whole page; both work before any script runs.
 */
export function SiteHeader() {
  return (
    <ScrollHeader className="group/bar fixed inset-x-0 top-0 z-40 border-b border-transparent bg-paper transition-colors data-scrolled:border-hairline print:hidden">
      <div className="wrap flex h-header items-center gap-5 transition-[height] lg:h-21 lg:gap-8 lg:group-data-scrolled/bar:h-header">
        <Link href="/" className={`mr-auto py-3 ${LOGO}`}>
          {company.name}
        </Link>
        <MenuSheet
          id={MENU_ID}
          className="inset-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper px-gutter pb-10 text-ink not-lg:fixed lg:relative lg:block lg:size-auto lg:overflow-visible lg:bg-transparent lg:p-0"
        >
          <div className="flex h-header items-center justify-between lg:hidden">
            <span className={LOGO}>{company.name}</span>
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              className="py-3"
            >
              Close
            </button>
          </div>
          <nav aria-label="Main" className="border-t border-ink lg:flex lg:gap-8 lg:border-0">
            {navigation.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </nav>
          <RequestQuoteLink className="mt-8 block bg-ink px-6 py-4 text-center text-paper lg:hidden">
            Request Quote
          </RequestQuoteLink>
        </MenuSheet>
        <RequestQuoteLink className="border border-ink px-4 py-2 text-small transition-colors hover:bg-ink hover:text-paper">
          Request Quote
        </RequestQuoteLink>
        <button type="button" popoverTarget={MENU_ID} className="py-2 text-small lg:hidden">
          Menu
        </button>
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
        <div className={LINE}>
          <Link href={item.href} className={ITEM}>
            {item.label}
          </Link>
        </div>
      );
    case "contact":
      return (
        <div className={LINE}>
          <a href="/#contact" className={ITEM}>
            {item.label}
          </a>
        </div>
      );
  }
}

function Menu({ label, links, overview }: Extract<NavigationItem, { kind: "menu" }>) {
  return (
    <MenuDisclosure className={`group/menu relative ${LINE}`}>
      <summary
        className={`flex! cursor-pointer list-none items-center justify-between gap-1.5 [&::-webkit-details-marker]:hidden ${ITEM}`}
      >
        {label}
        <svg
          aria-hidden="true"
          viewBox="0 0 8 5"
          className="w-3 fill-none stroke-current group-open/menu:rotate-180 lg:w-2"
        >
          <path d="M.5.5 4 4 7.5.5" />
        </svg>
      </summary>
      <div className="pb-5 font-sans text-base lg:absolute lg:top-full lg:-left-6 lg:w-92 lg:border lg:border-hairline lg:bg-paper lg:px-6 lg:py-4">
        <ul>
          {links.map(({ href, label: name, note }) => (
            <li key={href}>
              <Link href={href} prefetch={false} className="block py-2 hover:underline">
                {name}
                <span className="block text-label text-quiet">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link href={overview.href} className="text-link mt-2">
          {overview.label}
        </Link>
      </div>
    </MenuDisclosure>
  );
}
