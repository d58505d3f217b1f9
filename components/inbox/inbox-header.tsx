import { CircleHelpIcon, LogOutIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { useActionState, startTransition, type FormEvent, type RefObject } from "react";
import { showToast } from "#components/overlays/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { ExportMenu } from "./export-menu.tsx";
import { PersonButton } from "./person/person-button.tsx";
import { NotifyButton } from "./notify-button.tsx";
import { SearchField } from "./search-field.tsx";
import type { View } from "./use-view.ts";

type InboxHeaderProps = {
  view: View;
  counts: QuoteRequestCounts | undefined;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
  signOut: () => Promise<void>;
};

/** The house, the search and what concerns the whole inbox. On a phone the search has a line of its own. */
export function InboxHeader({ view, counts, search, onHelp, signOut }: InboxHeaderProps) {
  // Where the form posts to without JavaScript; React would leave its `action` empty, which HTML forbids.
  const [, signOutAction] = useActionState(signOut, undefined, usePathname());
  // Where scripts run. An action that rejects would otherwise take the whole page with it.
  const leave = (event: FormEvent) => {
    event.preventDefault();
    startTransition(() => signOut().catch(showFailure));
  };
  return (
    <header className="grid shrink-0 grid-cols-[1fr_auto] items-center gap-x-5 border-b px-4 md:h-14 md:grid-cols-[auto_minmax(0,26rem)_1fr] md:px-6">
      <div className="flex h-14 items-baseline gap-4 md:h-auto">
        <p className="self-center font-serif text-xl leading-none tracking-heading max-lg:hidden">
          Teragus
        </p>
        <h1 className="self-center font-sans text-small whitespace-nowrap max-lg:font-serif max-lg:text-xl max-lg:tracking-heading">
          Quote requests
        </h1>
      </div>
      <SearchField view={view} input={search} />
      <div className="flex items-center justify-end gap-1 text-sm max-md:col-start-2 max-md:row-start-1">
        <PersonButton />
        <ExportMenu view={view} counts={counts} />
        <NotifyButton />
        <Tooltip label="Keyboard shortcuts">
          <Button variant="ghost" size="icon" onClick={onHelp} className="max-lg:hidden">
            <CircleHelpIcon aria-hidden />
          </Button>
        </Tooltip>
        <form action={signOutAction} onSubmit={leave}>
          <Tooltip label="Log out" className="md:hidden">
            <Button variant="ghost" size="sm" className="-mr-3 max-md:size-11 max-md:px-0">
              <LogOutIcon aria-hidden className="md:hidden" />
              <span className="max-md:hidden">Log out</span>
            </Button>
          </Tooltip>
        </form>
      </div>
    </header>
  );
}

function showFailure(): void {
  showToast({
    title: "Error",
    description: "The inbox could not be locked. Please try again.",
    destructive: true,
  });
}
