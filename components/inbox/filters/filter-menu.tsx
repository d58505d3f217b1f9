import { ChevronDownIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { cn } from "#lib/styles/class-names.ts";
import type { Filter } from "./filters.tsx";

export function FilterMenu({ title, chosen, fields }: Filter) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" className={cn("gap-1 px-2", chosen > 0 && "text-ink")}>
          {title}
          {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
          <ChevronDownIcon aria-hidden className="size-3.5" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="min-w-72 py-2" aria-label={title}>
        {fields}
      </PopoverContent>
    </Popover>
  );
}
