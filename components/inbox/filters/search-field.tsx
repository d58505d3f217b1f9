import { SearchIcon, XIcon } from "lucide-react";
import { useEffect, useState, type RefObject } from "react";
import { SEARCH_LIMIT } from "#lib/quote-requests/quote-request-filter.ts";
import { Input } from "#components/ui/input.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { View } from "#components/inbox/data/use-view.ts";

// Debounce: long enough to finish a word.
const PAUSE_MS = 200;

/** Searches while typing. Enter searches at once; Escape clears, then leaves the field. */
export function SearchField({
  view,
  input,
}: {
  view: View;
  input: RefObject<HTMLInputElement | null>;
}) {
  const { filter, setFilter } = view;
  const searched = filter.q ?? "";
  const [text, setText] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  if (searched !== lastSearched) {
    // The URL changed elsewhere: Back or a cleared filter.
    setLastSearched(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const typed = text.trim();

  useEffect(() => {
    if (typed === searched) return undefined;
    const timer = setTimeout(() => setFilter({ q: typed || undefined }, "replace"), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, setFilter]);

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
        maxLength={SEARCH_LIMIT}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") setFilter({ q: typed || undefined });
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
