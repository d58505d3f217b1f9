import { company } from "#content/company.ts";
import { ChartNoAxesColumnIcon, CircleHelpIcon } from "lucide-react";
import type { RefObject } from "react";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { ExportMenu } from "./list/export-menu.tsx";
import { OperatorButton } from "./session/operator-button.tsx";
import { NotifyButton } from "./new-requests/notify-button.tsx";
import { SearchField } from "./filters/search-field.tsx";
import { reportAddress } from "#lib/reports/report-view.ts";
import { cn } from "#lib/styles/class-names.ts";
import { SignOutForm } from "./session/sign-out-form.tsx";
import type { View } from "./data/use-view.ts";

type InboxHeaderProps = {
  view: View;
  counts: QuoteRequestCounts | undefined;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
  signOut: () => Promise<void>;
};

export function InboxHeader({ view, counts, search, onHelp, signOut }: InboxHeaderProps) {
  return (
    <header className="grid shrink-0 grid-cols-[1fr_auto] items-center gap-x-5 border-b px-4 max-[22rem]:gap-x-0 max-[22rem]:px-3 md:h-14 md:grid-cols-[auto_minmax(0,26rem)_1fr] md:px-6">
      <div className="flex h-14 items-baseline gap-4 md:h-auto">
        <p className="self-center font-serif text-xl leading-none tracking-heading max-lg:hidden">
          {company.name}
        </p>
        <h1 className="self-center font-sans text-small whitespace-nowrap max-lg:font-serif max-lg:text-xl max-lg:tracking-heading">
          <span className="max-sm:hidden">Quote requests</span>
          {/* A phone has room for one word. */}
          <span className="sm:hidden">Requests</span>
        </h1>
      </div>
      <SearchField view={view} input={search} />
      <div className="flex items-center justify-end gap-1 text-sm max-[22rem]:gap-0 max-md:col-start-2 max-md:row-start-1">
        <OperatorButton />
        <Tooltip label="Figures" className="md:hidden">
          <a
            href={reportAddress(view.filter)}
            className={cn(
              buttonVariants({ variant: "ghost", size: "sm" }),
              "inline-flex items-center justify-center gap-2 max-md:size-11 max-md:px-0",
            )}
          >
            <ChartNoAxesColumnIcon aria-hidden className="size-4 md:hidden" />
            <span className="max-md:sr-only">Figures</span>
          </a>
        </Tooltip>
        <ExportMenu view={view} counts={counts} />
        <NotifyButton />
        <Tooltip label="Keyboard shortcuts">
          <Button variant="ghost" size="icon" onClick={onHelp} className="max-lg:hidden">
            <CircleHelpIcon aria-hidden />
          </Button>
        </Tooltip>
        <SignOutForm signOut={signOut} />
      </div>
    </header>
  );
}
