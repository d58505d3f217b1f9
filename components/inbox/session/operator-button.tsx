import { UserIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { usePerson } from "./operator-context.ts";

/** Says in the bar who is working, and lets them say that it is somebody else. */
export function PersonButton() {
  const { person, open } = usePerson();
  if (person === undefined) return null;
  const label = person ? `You are working as ${person.name}` : "Say who is working";
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
          {person ? (
            <>
              You are working as <bdi className="text-ink">{person.name}</bdi>
            </>
          ) : (
            label
          )}
        </span>
      </Button>
    </Tooltip>
  );
}
