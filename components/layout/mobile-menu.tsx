import Link from "next/link";
import { RequestQuoteLink } from "@/components/quote-request/request-quote-link";
import { company } from "@/content/company";
import { navigation, type NavigationItem } from "@/content/navigation";
import { MenuSheet } from "./menu-sheet";

const MENU_ID = "site-menu";

/** The bar's items as a sheet over the whole phone, opened by a native popover that needs no script. */
export function MobileMenu() {
  return (
    <div className="contents lg:hidden">
      <button type="button" popoverTarget={MENU_ID} className="py-2 text-small lg:hidden">
        Menu
      </button>
      <MenuSheet
        id={MENU_ID}
        className="fixed inset-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
      >
        <div className="wrap flex h-header items-center justify-between">
          <span className="font-serif text-[1.625rem] tracking-tight">{company.name}</span>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className="py-2 text-small"
          >
            Close
          </button>
        </div>
        <nav aria-label="Menu" className="wrap pb-10">
          {navigation
            .filter((item) => item.kind === "menu")
            .map((item) => (
              <Group key={item.label} item={item} />
            ))}
          <ul className="grid grid-cols-2 gap-x-4 border-t border-ink pt-2 text-lg">
            {navigation
              .filter((item) => item.kind !== "menu")
              .map((item) => (
                <li key={item.label}>
                  {item.kind === "contact" ? (
                    <a href="/#contact" className="block py-2">
                      {item.label}
                    </a>
                  ) : (
                    <Link href={item.href} prefetch={false} className="block py-2">
                      {item.label}
                    </Link>
                  )}
                </li>
              ))}
          </ul>
          <RequestQuoteLink className="mt-6 block bg-ink px-6 py-4 text-center text-paper">
            Request Quote
          </RequestQuoteLink>
        </nav>
      </MenuSheet>
    </div>
  );
}

function Group({ item }: { item: Extract<NavigationItem, { kind: "menu" }> }) {
  return (
    <div className="border-t border-ink pt-3 pb-6">
      <p className="flex justify-between text-label text-quiet">
        {item.label}
        <Link href={item.overview.href} prefetch={false} className="-my-2 py-2 text-ink underline">
          {item.overview.label}
        </Link>
      </p>
      <ul className="mt-1">
        {item.links.map(({ href, label }) => (
          <li key={href} className="border-b border-hairline last:border-0">
            <Link
              href={href}
              prefetch={false}
              className="block py-2 font-serif text-[1.375rem] leading-snug"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
