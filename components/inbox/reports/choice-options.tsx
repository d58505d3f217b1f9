import { Choices } from "#components/inbox/filters/choice-list.tsx";
import { assigneeLabel } from "#lib/reports/report-words.ts";
import { DUES, UNASSIGNED } from "#lib/quote-requests/quote-request-filter.ts";
import { DUE_LABELS, DUE_TITLE } from "#components/inbox/data/inbox-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";

type OptionsProps = { view: Pick<View, "filter" | "setFilter"> };

export function AssigneeOptions({
  view: { filter, setFilter },
  people,
}: OptionsProps & { people: readonly string[] }) {
  const { assignee } = filter;
  const others = [...people, ...(assignee === undefined ? [] : [assignee])];
  const names = [...new Set(others)].filter((name) => name !== UNASSIGNED);
  const options = [
    { value: undefined, label: "Everybody’s" },
    { value: UNASSIGNED, label: "Nobody’s" },
    ...names.map((name) => ({ value: name, label: assigneeLabel(name) })),
  ];
  return (
    <Choices
      title="Assignee"
      options={options}
      chosen={assignee}
      onChoose={(value) => setFilter({ assignee: value })}
    />
  );
}

export function DueOptions({ view: { filter, setFilter } }: OptionsProps) {
  const dues = DUES.map((due) => ({ value: due, label: DUE_LABELS[due] }));
  const options = [{ value: undefined, label: "Whenever" }, ...dues];
  return (
    <Choices
      title={DUE_TITLE}
      options={options}
      chosen={filter.due}
      onChoose={(value) => setFilter({ due: value })}
    />
  );
}
