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
import { isFiltered, isNarrowed, NO_FILTER } from "#lib/quote-requests/quote-request-filter.ts";
import type { ListedView } from "#lib/quote-requests/saved-view.ts";
import { checkExport, exportAddress } from "#components/inbox/data/inbox-api.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import { useDownload } from "#components/inbox/data/use-download.ts";
import type { InboxView } from "#components/inbox/data/use-view.ts";
import { useCounts } from "./use-quote-requests.ts";

const FORMATS = [
  ["excel", "CSV for Excel", "comma"],
  ["excel-europe", "CSV for Excel, Europe", "semicolon"],
  ["csv", "Plain CSV", "for programs"],
  ["xlsx", "Excel workbook", "more columns"],
] as const;
/** Most operators open the file in Excel, which misreads UTF-8 without a byte-order mark. */
const ONE_PRESS = "excel";

type Choice = { view?: ListedView; counts: QuoteRequestCounts | undefined };
type StartExport = (address: string) => void;

/** One press exports everything; with a filter on, it first asks whether to. */
export function ExportMenu({
  view: { filter, sort },
  counts,
}: {
  view: InboxView;
  counts: QuoteRequestCounts | undefined;
}) {
  const startExport = useDownload(checkExport, "Export not started");
  const thisView = { view: { filter, sort }, counts };
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
            <OnePressChoices thisView={thisView} startExport={startExport} />
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <Button asChild variant="ghost" size="sm" className="text-ink max-md:hidden">
          {/* A download, so not a router link. */}
          <a
            href={exportAddress(ONE_PRESS)}
            download
            onClick={(event) => {
              event.preventDefault();
              startExport(exportAddress(ONE_PRESS));
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
          <EveryFormat
            thisView={isFiltered(filter) || sort ? thisView : undefined}
            startExport={startExport}
          />
          <DropdownMenuSeparator />
          <p className="px-4 py-1 text-label text-quiet">
            Times are {company.timeZone}’s; in a CSV, with their offset.
          </p>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

function OnePressChoices({
  thisView,
  startExport,
}: {
  thisView: Choice;
  startExport: StartExport;
}) {
  const choices = [thisView, { counts: useCounts(NO_FILTER) }];
  return choices.map((choice) => (
    <DropdownMenuItem
      key={nameOf(choice)}
      onSelect={() => startExport(exportAddress(ONE_PRESS, choice.view))}
    >
      {nameOf(choice)}
      <Count {...choice} />
    </DropdownMenuItem>
  ));
}

function EveryFormat({
  thisView,
  startExport,
}: {
  thisView: Choice | undefined;
  startExport: StartExport;
}) {
  const all = { counts: useCounts(NO_FILTER) };
  return (
    <>
      {thisView && (
        <>
          <Formats choice={thisView} startExport={startExport} />
          <DropdownMenuSeparator />
        </>
      )}
      <Formats choice={all} startExport={startExport} />
    </>
  );
}

function Formats({ choice, startExport }: { choice: Choice; startExport: StartExport }) {
  return (
    <DropdownMenuGroup aria-label={nameOf(choice)}>
      <DropdownMenuLabel className="flex justify-between gap-6">
        {nameOf(choice)}
        <Count {...choice} />
      </DropdownMenuLabel>
      {FORMATS.map(([format, name, difference]) => (
        <DropdownMenuItem
          key={format}
          onSelect={() => startExport(exportAddress(format, choice.view))}
        >
          {name} <span className="text-label text-quiet">{difference}</span>
        </DropdownMenuItem>
      ))}
    </DropdownMenuGroup>
  );
}

function nameOf({ view }: Choice): string {
  return view ? "This view" : "All requests";
}

function Count({ counts }: Choice) {
  return (
    <span className="text-label text-quiet tabular-nums">
      {counts && countLabel(counts.counts.total, counts.isCapped)}
    </span>
  );
}
