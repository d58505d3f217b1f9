import { Input } from "#components/ui/input.tsx";
import type { View } from "#components/inbox/data/use-view.ts";

export const RECEIVED_TITLE = "Received";

export function ReceivedFields({ view: { filter, setFilter } }: { view: View }) {
  return (
    <fieldset className="grid gap-3 px-4 py-2">
      <legend className="sr-only">{RECEIVED_TITLE}</legend>
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="grid grid-cols-[3rem_1fr] items-center text-sm">
          <span className="text-quiet">{end === "from" ? "From" : "To"}</span>
          <Input
            type="date"
            value={filter[end] ?? ""}
            min={end === "to" ? filter.from : undefined}
            max={end === "from" ? filter.to : undefined}
            onChange={(event) => setFilter({ [end]: event.target.value || undefined })}
            className="h-9 px-2 text-sm max-lg:h-11"
          />
        </label>
      ))}
    </fieldset>
  );
}
