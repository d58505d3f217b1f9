import { UNASSIGNED } from "#lib/quote-requests/quote-request-filter.ts";
import { Choices } from "./choice-list.tsx";
import { useOperator } from "#components/inbox/session/operator-context.ts";
import type { View } from "#components/inbox/data/use-view.ts";

export const ASSIGNEE_TITLE = "Assignee";

export function AssigneeOptions({ view }: { view: View }) {
  const { filter, setFilter } = view;
  const { operator } = useOperator();
  const known = [
    ...(operator ? [{ value: operator.name, label: `Mine, ${operator.name}` }] : []),
    { value: UNASSIGNED, label: "Nobody’s" },
  ];
  const isOther = filter.assignee && known.every(({ value }) => value !== filter.assignee);
  const other = isOther ? [{ value: filter.assignee, label: filter.assignee ?? "" }] : [];
  return (
    <Choices
      title={ASSIGNEE_TITLE}
      options={[{ value: undefined, label: "Everybody’s" }, ...known, ...other]}
      chosen={filter.assignee}
      onChoose={(assignee) => setFilter({ assignee })}
    />
  );
}
