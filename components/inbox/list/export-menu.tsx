import { ChevronDownIcon, DownloadIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { company } from "#content/company.ts";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { isFiltered, isNarrowed, NO_FILTER } from "#lib/inbox/quote-request-filter.ts";
import type { ListedView } from "#lib/inbox/saved-view.ts";
import { exportAddress } from "#components/inbox/data/inbox-api.ts";
import { useDownload } from "#components/inbox/data/show-failure.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { Count } from "./row-labels.tsx";
import { useCounts } from "./use-quote-requests.ts";

const FORMATS = [
  ["excel", "CSV for Excel", "comma"],
  ["excel-europe", "CSV for Excel, Europe", "semicolon"],
  ["csv", "Plain CSV", "for programs"],
  ["xlsx", "Excel workbook", "more columns"],
] as const;
/** Most operators open the file in Excel, which misreads UTF-8 without a byte-order mark. */
const DEFAULT_FORMAT = "excel";

type ExportProps = {
  /** What is exported; everything without it. */
  listed?: ListedView;
  startExport: (address: string) => void;
};

/** The button exports everything; with a filter on, it first asks whether to. */
export function ExportMenu() {
  const { filter, sort } = useView();
  const startExport = useDownload("Export not started");
  const listed = { filter, sort };
  return (
    <div className="flex items-center">
      {/* A phone shows only the menu, which includes these downloads. */}
      {isNarrowed(filter) ? (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="sm" className="text-ink max-md:hidden">
              Export CSV
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DefaultFormatItem listed={listed} startExport={startExport} />
            <DefaultFormatItem startExport={startExport} />
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <Button asChild variant="ghost" size="sm" className="text-ink max-md:hidden">
          {/* A download, so not a router link. */}
          <a
            href={exportAddress(DEFAULT_FORMAT)}
            download
            onClick={(event) => {
              event.preventDefault();
              startExport(exportAddress(DEFAULT_FORMAT));
            }}
          >
            Export CSV
          </a>
        </Button>
      )}
      <DropdownMenu>
        <Tooltip label="More exports">
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="sm" className="px-1.5 max-md:size-11 max-md:text-ink">
              <ChevronDownIcon aria-hidden className="max-md:hidden" />
              <DownloadIcon aria-hidden className="md:hidden" />
            </Button>
          </DropdownMenuTrigger>
        </Tooltip>
        <DropdownMenuContent>
          {(isFiltered(filter) || sort) && (
            <>
              <Formats listed={listed} startExport={startExport} />
              <DropdownMenuSeparator />
            </>
          )}
          <Formats startExport={startExport} />
          <DropdownMenuSeparator />
          <p className="px-4 py-1 text-label text-quiet">
            Times are {company.timeZone}’s; in a CSV, with their offset.
          </p>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

function DefaultFormatItem({ listed, startExport }: ExportProps) {
  return (
    <DropdownMenuItem onSelect={() => startExport(exportAddress(DEFAULT_FORMAT, listed))}>
      {nameOf(listed)}
      <Total listed={listed} />
    </DropdownMenuItem>
  );
}

function Formats({ listed, startExport }: ExportProps) {
  return (
    <DropdownMenuGroup label={nameOf(listed)} aside={<Total listed={listed} />}>
      {FORMATS.map(([format, name, difference]) => (
        <DropdownMenuItem key={format} onSelect={() => startExport(exportAddress(format, listed))}>
          {name} <span className="text-label text-quiet">{difference}</span>
        </DropdownMenuItem>
      ))}
    </DropdownMenuGroup>
  );
}

function nameOf(listed: ListedView | undefined): string {
  return listed ? "This view" : "All requests";
}

function Total({ listed }: { listed: ListedView | undefined }) {
  return <Count counts={useCounts(listed?.filter ?? NO_FILTER)} of="total" />;
}
