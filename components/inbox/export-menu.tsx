import { ChevronDownIcon, DownloadIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { company } from "#content/company.ts";
import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { isFiltered, type QuoteRequestFilter } from "#lib/quote-request/filter.ts";
import { csvAddress } from "./api.ts";
import { countLabel } from "./labels.ts";
import { useExport } from "./use-export.ts";
import type { View } from "./use-view.ts";

const FORMATS = [
  ["csv", "CSV", "comma"],
  ["excel", "Excel", "comma"],
  ["excel-europe", "Excel, Europe", "semicolon"],
] as const;

/** All requests as CSV at one press, and in a menu the view that is on the screen and the formats that Excel needs. */
export function ExportMenu({
  view,
  counts,
}: {
  view: View;
  counts: QuoteRequestCounts | undefined;
}) {
  const startExport = useExport();
  return (
    <div className="flex items-center">
      <Button asChild variant="ghost" size="sm" className="text-ink max-md:hidden">
        {/* A download, not a page: the router has no part in it. */}
        <a
          href={csvAddress("csv")}
          download
          onClick={(event) => {
            event.preventDefault();
            startExport(csvAddress("csv"));
          }}
        >
          Export CSV
        </a>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="sm"
            aria-label="More exports"
            className="px-1.5 max-md:size-11 max-md:text-ink"
          >
            <DownloadIcon aria-hidden className="md:hidden" />
            <ChevronDownIcon aria-hidden className="max-md:hidden" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {isFiltered(view.filter) && (
            <>
              <Formats
                startExport={startExport}
                label={
                  counts ? `This view, ${countLabel(counts.total, counts.isCapped)}` : "This view"
                }
                filter={view.filter}
              />
              <DropdownMenuSeparator />
            </>
          )}
          <Formats startExport={startExport} label="All requests" />
          <DropdownMenuSeparator />
          <p className="px-4 py-1 text-label text-quiet">
            Times are {company.timeZone}’s, with their offset.
          </p>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

function Formats({
  label,
  filter,
  startExport,
}: {
  label: string;
  filter?: QuoteRequestFilter;
  startExport: (address: string) => void;
}) {
  return (
    <DropdownMenuGroup aria-label={label}>
      <DropdownMenuLabel>{label}</DropdownMenuLabel>
      {FORMATS.map(([format, name, separator]) => (
        <DropdownMenuItem key={format} onSelect={() => startExport(csvAddress(format, filter))}>
          {name} <span className="text-label text-quiet">{separator}</span>
        </DropdownMenuItem>
      ))}
    </DropdownMenuGroup>
  );
}
