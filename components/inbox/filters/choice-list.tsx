import { useId } from "react";

type ChoicesProps<Value extends string> = {
  title: string;
  options: readonly { value: Value | undefined; label: string; count?: string | undefined }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

/** Radio buttons; the one without a value clears the filter. */
export function Choices<Value extends string>({
  title,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      {options.map(({ value, label, count }) => (
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
          <bdi className="min-w-0 flex-1 truncate">{label}</bdi>
          {count && <span className="text-label text-quiet tabular-nums">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
