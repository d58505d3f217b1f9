import type { ReactNode } from "react";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { t, type InterfaceSentence, type Words } from "#lib/languages/words.ts";
import { WideField } from "./wide-field.tsx";

/** In the title block of what the drawing kits hold too. */
export const GOVERNED = "Typical; the shop drawing governs" satisfies InterfaceSentence;

type PlanFrameProps = {
  /** The prefix of the plan's other ids. */
  id: string;
  title: string;
  /** One sentence for screen readers. */
  description: string;
  /** The title block: number, scale on paper and unit. */
  block: readonly string[];
  /** The plan's viewBox, and millimeters of paper per unit. */
  view: readonly [x: number, y: number, width: number, height: number];
  paperMm: number;
  /** In the plan's units. */
  fontSize: number;
  /** Keeps its text legible by scrolling sideways on a narrow screen. */
  isWide?: boolean;
  isBeside?: boolean;
  words: Words;
  legend: ReactNode;
  children: ReactNode;
};

/** A plan with title block and legend. Screen readers get one image with a description; print is true to scale. */
export function PlanFrame({
  id,
  title,
  description,
  block,
  view,
  paperMm,
  fontSize,
  isWide = false,
  isBeside = false,
  words,
  legend,
  children,
}: PlanFrameProps) {
  const [, , width, height] = view;
  const svg = (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={view.join(" ")}
      width={`${round(width * paperMm)}mm`}
      height={`${round(height * paperMm)}mm`}
      fontSize={fontSize}
    >
      {children}
    </svg>
  );
  return (
    <figure className={isBeside ? "drawing drawing-beside" : "drawing"}>
      {isWide ? <WideField label={t(words, "{title}, drawing", { title })}>{svg}</WideField> : svg}
      <figcaption>
        <p className="drawing-block">
          <span id={`${id}-title`}>{title}</span>
          {block.map((line) => (
            <span key={line}>{unbroken(line)}</span>
          ))}
        </p>
        <p id={`${id}-description`} hidden>
          {description}
        </p>
        {legend}
      </figcaption>
    </figure>
  );
}

/** Rounds to a tenth of a unit: invisible, and smaller. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
