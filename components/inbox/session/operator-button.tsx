import { UserIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { useOperator } from "./operator-context.ts";

export function OperatorButton() {
  const { operator, open } = useOperator();
  if (operator === undefined) return null;
  const label = operator ? `You are working as ${operator.name}` : "Say who is working";
  return (
    <Tooltip label={label} className="xl:hidden">
      <Button
        variant="ghost"
        size="sm"
        onClick={open}
        className="max-w-72 min-w-0 max-xl:size-9 max-xl:px-0 max-md:size-11"
      >
        <UserIcon aria-hidden className="xl:hidden" />
        <span className="min-w-0 truncate max-xl:sr-only">
          {operator ? (
            <>
              You are working as <bdi className="text-ink">{operator.name}</bdi>
            </>
          ) : (
            label
          )}
        </span>
      </Button>
    </Tooltip>
  );
}
