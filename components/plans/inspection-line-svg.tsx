import "./drawing.css";
import { quality } from "#content/pages/quality.ts";
import type { ChecklistSection, PageRecord } from "#content/record-types.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";
import { PlanFrame } from "./plan-frame.tsx";
import { PlanKey } from "./plan-key.tsx";
import { STATION_SIGNS } from "./station-signs.ts";

const STEP = 50;
/** From the last station of a group to the gate behind it, and on to the next group. */
const GATE = 34;
/** From the conveyor down to where a lot is held. */
const HELD_AT = 62;
const HOLD = { width: 96, height: 26 };

/** The list of the page, of which the line is drawn. */
const record: PageRecord = quality;
const isChecklist = (section: PageRecord["sections"][number]): section is ChecklistSection =>
  section.kind === "checklist";
const groups = record.sections.find(isChecklist)?.groups ?? [];

const groupWidth = (count: number) => count * STEP + GATE;
const startOf = (index: number) =>
  groups.slice(0, index).reduce((sum, { items }) => sum + groupWidth(items.length), 0);
const numberBefore = (index: number) =>
  groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0);
const total = startOf(groups.length);
const letterOf = (index: number) => String.fromCodePoint(65 + index);

/** The stations of the inspection on one line, with a place behind each group where a lot is held. */
export function InspectionLine({ words }: { words: Words }) {
  const said = translate(groups, words);
  return (
    <PlanFrame
      id="stations"
      words={words}
      title={t(words, "Fifteen stations on one line")}
      description={t(
        words,
        "A conveyor from left to right with the stations of the list below, by number: {groups}. Behind each group a gate; before it a place beside the line, where a lot that misses a check is held.",
        {
          groups: said
            .map(
              ({ title, items }, index) =>
                `${title}, ${numberBefore(index) + 1}–${numberBefore(index) + items.length}`,
            )
            .join("; "),
        },
      )}
      block={[t(words, "Not to scale"), t(words, "Numbers: the list below")]}
      view={[-4, -84, total + 8, HELD_AT + 112]}
      paperMm={0.2}
      fontSize={12.4}
      isWide
      legend={
        <PlanKey
          words={words}
          keys={groups.map(({ title, hold }, index) => ({
            code: letterOf(index),
            name: title,
            detail: hold,
          }))}
        />
      }
    >
      <path d={`M0 0H${total}M0 8H${total}`} />
      <path
        d={Array.from(
          { length: Math.floor(total / 12) },
          (_, index) => `M${index * 12 + 4} 4h4`,
        ).join("")}
        className="cut"
      />
      {said.map(({ title, items }, index) => (
        <g key={title} transform={`translate(${startOf(index)})`}>
          {items.map(({ check }, place) => (
            <g key={check} transform={`translate(${(place + 0.5) * STEP})`}>
              <path d={STATION_SIGNS[numberBefore(index) + place]} className="clear line" />
              <text y={25} textAnchor="middle" className="strong">
                {numberBefore(index) + place + 1}
              </text>
            </g>
          ))}
          <path
            d={`M2-58V-62H${items.length * STEP - 2}v4M${items.length * STEP + GATE / 2}-44V24`}
            className="hair"
          />
          <Gate x={items.length * STEP + GATE / 2} letter={letterOf(index)} words={words} />
          <text x={(items.length * STEP) / 2} y={-69} textAnchor="middle" className="strong">
            {title}
          </text>
        </g>
      ))}
    </PlanFrame>
  );
}

type GateProps = { x: number; letter: string; words: Words };

/** A gate over the conveyor, and the place that a lot leaves to. */
function Gate({ x, letter, words }: GateProps) {
  const left = x - HOLD.width - 16;
  const top = HELD_AT - HOLD.height / 2;
  return (
    <>
      <path d={`M${x}-44l7 7-7 7-7-7z`} className="poche" />
      <path d={`M${x} 8V${HELD_AT - 12}q0 12-12 12h-4m7-5-7 5 7 5`} />
      <path
        d={`M${left} ${top}h${HOLD.width}v${HOLD.height}h${-HOLD.width}z`}
        className="clear line"
      />
      <text x={left + HOLD.width / 2} y={HELD_AT + 4} textAnchor="middle" className="strong">
        {t(words, "Hold {letter}", { letter })}
      </text>
    </>
  );
}
