import { company } from "#content/company.ts";
import { PrinterIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { SignOutForm } from "#components/inbox/session/sign-out-form.tsx";
import { listOfView, type ReportView } from "#lib/reports/report-view.ts";
import { cn } from "#lib/styles/class-names.ts";

export function ReportHeader({
  view,
  signOut,
}: {
  view: ReportView;
  signOut: () => Promise<void>;
}) {
  return (
    <header className="flex h-14 items-center gap-5 border-b px-4 md:px-6 print:hidden">
      <p className="font-serif text-xl leading-none tracking-heading max-md:hidden">
        {company.name}
      </p>
      <nav aria-label="Inbox" className="flex flex-1 items-center gap-4 text-sm">
        <a
          href={listOfView(view)}
          className="flex items-center text-quiet hover:text-ink max-md:min-h-11"
        >
          Requests
        </a>
        <a aria-current="page" href="#figures" className="flex items-center max-md:min-h-11">
          Figures
        </a>
      </nav>
      <div className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          className={cn(
            buttonVariants({ variant: "ghost", size: "sm" }),
            "noscript:hidden max-md:h-11",
          )}
          onClick={() => window.print()}
        >
          <PrinterIcon aria-hidden className="size-4" />
          Print
        </Button>
        <SignOutForm signOut={signOut} />
      </div>
    </header>
  );
}
