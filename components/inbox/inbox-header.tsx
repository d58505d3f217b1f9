import { company } from "#content/company.ts";
import { ChartNoAxesColumnIcon, CircleHelpIcon, SearchIcon, XIcon } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { ExportMenu } from "#components/inbox/list/export-menu.tsx";
import { OperatorButton } from "#components/inbox/session/operator-provider.tsx";
import { cn } from "#lib/styles/class-names.ts";
import { SignOutForm } from "#components/inbox/session/plain-header.tsx";
import { useView } from "#components/inbox/data/use-view.ts";
import { Input } from "#components/ui/input.tsx";

type InboxHeaderProps = {
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
};

export function InboxHeader({ search, onHelp }: InboxHeaderProps) {
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
      <SearchField input={search} />
      <div className="flex items-center justify-end gap-1 text-sm max-[22rem]:gap-0 max-md:col-start-2 max-md:row-start-1">
        <OperatorButton />
        <Tooltip label="Figures" className="md:hidden">
          <a
            href="/admin/teragus-submissions/figures"
            className={cn(
              buttonVariants({ variant: "ghost", size: "sm" }),
              "inline-flex items-center justify-center gap-2 max-md:size-11 max-md:px-0",
            )}
          >
            <ChartNoAxesColumnIcon aria-hidden className="size-4 md:hidden" />
            <span className="max-md:sr-only">Figures</span>
          </a>
        </Tooltip>
        <ExportMenu />
        <Tooltip label="Keyboard shortcuts">
          <Button variant="ghost" size="icon" onClick={onHelp} className="max-lg:hidden">
            <CircleHelpIcon aria-hidden />
          </Button>
        </Tooltip>
        <SignOutForm />
      </div>
    </header>
  );
}

// Debounce: long enough to finish a word.
const PAUSE_MS = 200;

/** Searches while typing. Enter searches at once; Escape clears, then leaves the field. */
function SearchField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { filter, setFilter } = useView();
  const searched = filter.q ?? "";
  const [text, setText] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  const [asked, setAsked] = useState(searched);
  if (searched !== lastSearched) {
    setLastSearched(searched);
    // The URL changed elsewhere: Back or a cleared filter. After its own search more may be typed already.
    if (searched !== asked) setText(searched);
    setAsked(searched);
  }
  const typed = text.trim();

  const search = (history?: "replace") => {
    setAsked(typed);
    setFilter({ q: typed || undefined }, history);
  };
  const searchTyped = useEffectEvent(() => search("replace"));
  useEffect(() => {
    if (typed === searched) return undefined;
    const timer = setTimeout(() => searchTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched]);

  return (
    <search className="relative max-md:col-span-2 max-md:pb-3">
      <SearchIcon
        aria-hidden
        className="pointer-events-none absolute top-3 left-3 size-4 text-quiet md:top-2.5"
      />
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label="Search name, e-mail, company, reference and text"
        placeholder="Name, company, reference"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") search();
          if (event.key !== "Escape") return;
          // By default the browser would clear the field and the inbox would close the pane.
          event.preventDefault();
          if (text) setText("");
          else event.currentTarget.blur();
        }}
        className="h-10 pr-10 pl-9 text-ellipsis md:h-9 md:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {text ? (
        <Tooltip label="Clear search">
          <button
            type="button"
            onClick={() => {
              setText("");
              input.current?.focus();
            }}
            className="absolute top-0 right-0 flex size-10 items-center justify-center text-quiet hover:text-ink md:size-9"
          >
            <XIcon aria-hidden className="size-4" />
          </button>
        </Tooltip>
      ) : (
        <kbd
          aria-hidden
          className="pointer-events-none absolute top-2 right-2 border px-1.5 font-sans text-xs leading-5 text-quiet max-md:hidden"
        >
          /
        </kbd>
      )}
    </search>
  );
}
