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
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { isFiltered } from "#lib/quote-requests/quote-request-filter.ts";
import { checkExport, csvAddress, type ListedView } from "#components/inbox/data/inbox-api.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import { useDownload } from "#components/inbox/data/use-download.ts";
import type { View } from "#components/inbox/data/use-view.ts";

const FORMATS = [
  ["excel", "Excel", "comma"],
  ["excel-europe", "Excel, Europe", "semicolon"],
  ["csv", "Plain CSV", "for programs"],
] as const;
/** Most operators open the file in Excel, which misreads UTF-8 without a byte-order mark. */
const ONE_PRESS = csvAddress("excel");

export function ExportMenu({
  view,
  counts,
}: {
  view: View;
  counts: QuoteRequestCounts | undefined;
}) {
  const startExport = useDownload(checkExport, "Export not started");
  return (
    <div className="flex items-center">
      {/* A phone shows only the menu, which includes this download. */}
      <Button asChild variant="ghost" size="sm" className="text-ink max-md:hidden">
        {/* A download, so not a router link. */}
        <a
          href={ONE_PRESS}
          download
          onClick={(event) => {
            event.preventDefault();
            startExport(ONE_PRESS);
          }}
        >
          Export CSV
        </a>
      </Button>
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
          {(isFiltered(view.filter) || view.sort) && (
            <>
              <Formats
                startExport={startExport}
                label={
                  counts ? `This view, ${countLabel(counts.total, counts.isCapped)}` : "This view"
                }
                view={{ filter: view.filter, sort: view.sort }}
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
  view,
  startExport,
}: {
  label: string;
  view?: ListedView;
  startExport: (address: string) => void;
}) {
  return (
    <DropdownMenuGroup aria-label={label}>
      <DropdownMenuLabel>{label}</DropdownMenuLabel>
      {FORMATS.map(([format, name, separator]) => (
        <DropdownMenuItem key={format} onSelect={() => startExport(csvAddress(format, view))}>
          {name} <span className="text-label text-quiet">{separator}</span>
        </DropdownMenuItem>
      ))}
    </DropdownMenuGroup>
  );
}
