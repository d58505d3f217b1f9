import { XIcon } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { formatSavedView, parseView } from "#lib/inbox/saved-view.ts";
import { cn } from "#lib/styles/class-names.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedView } from "#db/quote-requests/saved-view-mutations.ts";
import { deleteSavedView, fetchSavedViews, postView } from "#components/inbox/data/inbox-api.ts";
import { showFailure } from "#components/inbox/data/show-failure.ts";
import { useAsOperator } from "#components/inbox/session/operator-provider.tsx";

export const SAVED_VIEWS_TITLE = "Views";

/** Names for a filter and an order: the operator's own and everybody's. */
export function SavedViews() {
  const view = useView();
  const { data: views } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchSavedViews(signal),
  });
  const { mutate: remove, isPending } = useViewChange("View not deleted", deleteSavedView);
  const current = formatSavedView(view);
  return (
    <div className="max-w-80">
      {views?.map(({ id, name, view: saved, isShared }) => (
        <div key={id} className="flex items-center pr-2 hover:bg-paper-deep">
          <button
            type="button"
            aria-current={saved === current || undefined}
            className={cn(
              "flex min-h-9 min-w-0 flex-1 items-center gap-3 px-4 text-left text-sm -outline-offset-2 max-lg:min-h-11",
              saved === current && "underline underline-offset-4",
            )}
            onClick={() => {
              const listed = parseView(saved);
              if (listed) view.showView(listed);
            }}
          >
            <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
            {isShared && <span className="text-label text-quiet">for everybody</span>}
          </button>
          <Tooltip label={`Delete the view ${name}`}>
            <Button
              variant="ghost"
              size="icon"
              className="size-9 max-lg:size-11"
              disabled={isPending}
              onClick={() => remove(id)}
            >
              <XIcon aria-hidden />
            </Button>
          </Tooltip>
        </div>
      ))}
      <SaveForm current={current} isSearch={view.filter.q !== undefined} />
    </div>
  );
}

function SaveForm({ current, isSearch }: { current: string; isSearch: boolean }) {
  const [name, setName] = useState("");
  const [isShared, setIsShared] = useState(false);
  const { mutate: save, isPending } = useViewChange("View not saved", postView);
  const id = useId();
  return (
    <form
      className="grid gap-3 px-4 py-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        const input = { name: name.trim(), view: current, isShared };
        if (input.name) save(input, { onSuccess: () => setName("") });
      }}
    >
      <label htmlFor={id} className="text-quiet">
        Save this view as
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={name}
          autoComplete="off"
          aria-describedby={isSearch ? `${id}-hint` : undefined}
          onChange={(event) => setName(event.target.value)}
          className="h-9 px-2 text-sm max-lg:h-11"
        />
        <Button
          type="submit"
          size="sm"
          className="max-lg:h-11"
          disabled={isPending || !name.trim()}
        >
          Save
        </Button>
      </div>
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          className="size-4 accent-ink"
          checked={isShared}
          onChange={(event) => setIsShared(event.target.checked)}
        />
        For everybody
      </label>
      {isSearch && (
        <p id={`${id}-hint`} className="text-label text-quiet">
          The words that you searched for are not saved.
        </p>
      )}
    </form>
  );
}

const KEY = ["saved-views"];

/** `title` heads the toast on failure. */
function useViewChange<Input>(title: string, change: (input: Input) => Promise<SavedView[]>) {
  const client = useQueryClient();
  const asOperator = useAsOperator();
  return useMutation({
    mutationFn: (input: Input) => asOperator(() => change(input)),
    onSuccess: (views) => client.setQueryData(KEY, views),
    onError: (error) => {
      showFailure(title, error);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}
