import { useId } from "react";
import { assigneeLabel } from "#lib/figures/words.ts";
import { UNASSIGNED, type Due, type QuoteRequestFilter } from "#lib/quote-request/filter.ts";
import type { View } from "#components/inbox/use-view.ts";

type OptionsProps = { view: Pick<View, "filter" | "setFilter"> };

/** Whose requests: anybody's, nobody's, or one person's. */
export function AssigneeOptions({
  view: { filter, setFilter },
  people,
}: OptionsProps & { people: readonly string[] }) {
  const { assignee } = filter;
  const others = [...people, ...(assignee === undefined ? [] : [assignee])];
  const names = [...new Set(others)].filter((name) => name !== UNASSIGNED);
  const choices: Choice<QuoteRequestFilter["assignee"]>[] = [
    { value: undefined, label: "Anybody’s" },
    { value: UNASSIGNED, label: "Nobody’s" },
    ...names.map((name) => ({ value: name, label: assigneeLabel(name) })),
  ];
  return (
    <Choices
      title="Assignee"
      choices={choices}
      chosen={assignee}
      onChoose={(value) => setFilter({ assignee: value })}
    />
  );
}

/** Whether the promised time is over, or ends today. */
export function DueOptions({ view: { filter, setFilter } }: OptionsProps) {
  const choices: Choice<Due | undefined>[] = [
    { value: undefined, label: "Whenever" },
    { value: "late", label: "Late" },
    { value: "today", label: "Due today" },
  ];
  return (
    <Choices
      title="Due"
      choices={choices}
      chosen={filter.due}
      onChoose={(value) => setFilter({ due: value })}
    />
  );
}

type Choice<Value> = { value: Value; label: string };

function Choices<Value extends string | undefined>({
  title,
  choices,
  chosen,
  onChoose,
}: {
  title: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      {choices.map(({ value, label }) => (
        <label
          key={label}
          className="flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm hover:bg-paper-deep has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 max-lg:min-h-11"
        >
          <input
            type="radio"
            name={name}
            className="size-4 accent-ink outline-none"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
