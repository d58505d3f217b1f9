import { LANGUAGES } from "#content/languages/languages.ts";
import { languageLabel } from "#lib/quote-requests/value-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";
import { Choices } from "./choice-list.tsx";

export const LANGUAGE_TITLE = "Language";

const known = LANGUAGES.map((value) => ({ value, label: languageLabel(value) }));

export function LanguageOptions({ view: { filter, setFilter } }: { view: View }) {
  return (
    <Choices
      title={LANGUAGE_TITLE}
      options={[{ value: undefined, label: "Every language" }, ...known]}
      chosen={filter.language}
      onChoose={(language) => setFilter({ language })}
    />
  );
}
