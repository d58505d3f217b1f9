import { home } from "#content/pages/home.ts";

const claims = home.sections.flatMap((section) =>
  section.kind === "hero" ? [...section.claims] : [],
);

/** The home page's figures in their order. */
export const FIGURES: readonly string[] = claims.map(({ value }) => value);

/** Those of them that count up. */
export const COUNTED: readonly string[] = claims
  .filter((claim) => "countUpMs" in claim)
  .map(({ value }) => value);

/** What a counter shows when so much of its time has passed. */
export function countedAt(figure: string, progress: number): string {
  return `${Math.round(Number.parseInt(figure, 10) * (1 - (1 - progress) ** 3))}+`;
}
