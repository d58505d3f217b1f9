import { about } from "#content/pages/about.ts";
import { quality } from "#content/pages/quality.ts";
import { sustainability } from "#content/pages/sustainability.ts";
import type { Words } from "#lib/languages/words.ts";
import { CustodyChain } from "./custody-chain-svg.tsx";
import { InspectionLine } from "./inspection-line-svg.tsx";
import { MillPlan } from "./mill-plan-svg.tsx";

/** The drawing of a page about the company, where it has one. */
export function CompanyDrawing({ path, words }: { path: string; words: Words }) {
  switch (path) {
    case about.path:
      return <MillPlan words={words} />;
    case quality.path:
      return <InspectionLine words={words} />;
    case sustainability.path:
      return <CustodyChain words={words} />;
    default:
      return null;
  }
}
