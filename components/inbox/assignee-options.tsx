import { UNASSIGNED } from "#lib/quote-request/filter.ts";
import { usePerson } from "./person/person-context.ts";
import type { View } from "./use-view.ts";

export const ASSIGNEE_TITLE = "Assignee";

/** Whose requests are shown: one's own, nobody's, or whomever the address names. */
export function AssigneeOptions({ view }: { view: View }) {
  const { filter, setFilter } = view;
  const { person } = usePerson();
  const others = [UNASSIGNED, person?.name];
  const options = [
    ...(person ? [{ value: person.name, label: `Mine, ${person.name}` }] : []),
    { value: UNASSIGNED, label: "Nobody’s" },
    ...(filter.assignee && !others.includes(filter.assignee)
      ? [{ value: filter.assignee, label: filter.assignee }]
      : []),
  ];
  return (
    <fieldset>
      <legend className="sr-only">{ASSIGNEE_TITLE}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm hover:bg-paper-deep has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 max-lg:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4 accent-ink outline-none"
            checked={filter.assignee === value}
            onChange={(event) => setFilter({ assignee: event.target.checked ? value : undefined })}
          />
          <bdi className="min-w-0 flex-1 truncate">{label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
