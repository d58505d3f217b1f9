import "./plans.css";
import type { ReactNode } from "react";

type PlanFrameProps = {
  /** Names the drawing; its other ids begin with it. */
  id: string;
  title: string;
  /** What is drawn, in a sentence, for who does not see it. */
  description: string;
  /** Number, scale on paper and unit, as the title block of a sheet says them. */
  block: readonly string[];
  /** Of the drawing's field in its own units, and how many millimeters of paper one of them is. */
  view: readonly [x: number, y: number, width: number, height: number];
  paperMm: number;
  /** Of letters and numbers on it, in its own units. */
  fontSize: number;
  /** Does not shrink with the window below the size at which its letters are read. */
  isWide?: boolean;
  /** Its legend stands beside it where there is room. */
  isBeside?: boolean;
  /** What its numbers and codes stand for. */
  legend: ReactNode;
  children: ReactNode;
};

/**
 * A drawing with its title block and its legend. What is drawn is one picture to a screen reader, which has a name, a
 * description, and the legend after it; on paper it is true to scale.
 */
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
      {isWide ? (
        // Scrolls sideways on a narrow screen; not every browser lets the keyboard in by itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="drawing-field" aria-label={`${title}, drawing`} tabIndex={0}>
          {svg}
        </section>
      ) : (
        svg
      )}
      <figcaption>
        <p className="drawing-block">
          <span id={`${id}-title`}>{title}</span>
          {block.map((line) => (
            <span key={line}>{line}</span>
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

/** To the tenth of a unit, which no eye tells from more, and which travels lighter. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
