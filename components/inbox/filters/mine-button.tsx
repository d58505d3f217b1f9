import { Button } from "#components/ui/button.tsx";
import { useOperator } from "#components/inbox/session/operator-context.ts";
import type { View } from "#components/inbox/data/use-view.ts";

/** Filters by the operator; asks for a name first if there is none. */
export function MineButton({ view, className }: { view: View; className?: string }) {
  const { filter, setFilter } = view;
  const { operator, ensure } = useOperator();
  const isOn = operator ? filter.assignee === operator.name : false;
  const toggle = async () => {
    if (isOn) return setFilter({ assignee: undefined });
    const me = await ensure().catch(() => undefined);
    if (me) setFilter({ assignee: me.name });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isOn}
      className={className}
      onClick={() => void toggle()}
    >
      Mine
    </Button>
  );
}
