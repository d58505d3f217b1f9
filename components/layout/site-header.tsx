import Link from "next/link";
import { RequestQuoteLink } from "@/components/quote-request/request-quote-link";
import { company } from "@/content/company";
import { navigation, type NavigationItem } from "@/content/navigation";
import { MenuDisclosure } from "./menu-disclosure";
import { MobileMenu } from "./mobile-menu";
import { ScrollHeader } from "./scroll-header";

/** The bar at the top of every page: menus, links and the way to a quote. */
export function SiteHeader() {
  return (
    <ScrollHeader className="group/bar fixed inset-x-0 top-0 z-40 border-b border-transparent transition-colors data-scrolled:border-hairline data-scrolled:bg-paper print:hidden">
      <div className="wrap flex h-header items-center gap-7 transition-[height] lg:h-21 lg:group-data-scrolled/bar:h-header">
        <Link href="/" className="mr-auto py-2 font-serif text-[1.625rem] tracking-tight">
          {company.name}
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-7 text-small lg:flex">
          {navigation.map((item) => (
            <BarItem key={item.label} item={item} />
          ))}
        </nav>
        <RequestQuoteLink className="border border-ink px-4 py-2 text-small transition-colors hover:bg-ink hover:text-paper">
          Request Quote
        </RequestQuoteLink>
        <MobileMenu />
      </div>
    </ScrollHeader>
  );
}

function BarItem({ item }: { item: NavigationItem }) {
  switch (item.kind) {
    case "menu":
      return (
        <MenuDisclosure className="group/menu relative">
          <summary className="flex cursor-pointer list-none items-center gap-1.5 py-2 hover:underline hover:underline-offset-8 [&::-webkit-details-marker]:hidden">
            {item.label}
            <svg
              aria-hidden="true"
              viewBox="0 0 8 5"
              className="w-2 fill-none stroke-current group-open/menu:rotate-180"
            >
              <path d="M.5.5 4 4 7.5.5" />
            </svg>
          </summary>
          <div className="absolute top-full -right-6 w-92 border border-hairline bg-paper px-6 py-5">
            <ul>
              {item.links.map(({ href, label, note }) => (
                <li key={href} className="border-b border-hairline">
                  <Link href={href} className="block py-2.5 hover:bg-paper-deep">
                    <span className="block font-serif text-lg leading-tight">{label}</span>
                    <span className="text-label text-quiet">{note}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link href={item.overview.href} className="text-link mt-3">
              {item.overview.label}
            </Link>
          </div>
        </MenuDisclosure>
      );
    case "link":
      return (
        <Link href={item.href} className="py-2 hover:underline hover:underline-offset-8">
          {item.label}
        </Link>
      );
    case "contact":
      return (
        <a href="/#contact" className="py-2 hover:underline hover:underline-offset-8">
          {item.label}
        </a>
      );
  }
}
