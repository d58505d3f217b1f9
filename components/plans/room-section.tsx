import "./plans.css";
import { meetingRoom, OCTAVE_BANDS } from "#content/plans/meeting-room-plan.ts";
import type { RoomSectionRecord } from "#content/plans/plan-types.ts";
import { roomAcoustics } from "#lib/plans/reverberation.ts";
import {
  cubicFeet,
  feetMark,
  metersAndFeet,
  millimeters,
  millimetersAndFeet,
  squareFeet,
  squareMeters,
} from "#lib/plans/units.ts";
import { typeset } from "#lib/styles/typography.ts";
import { Callouts } from "./callout.tsx";
import { DimensionLine } from "./dimension-line.tsx";
import { PlanFrame } from "./plan-frame.tsx";
import { PlanKey } from "./plan-key.tsx";
import { PLOT_VIEW, ReverberationPlot } from "./reverberation-plot.tsx";
import { formatNumber, t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const section: RoomSectionRecord = meetingRoom;

/** One unit is a centimeter; heights grow upwards from the finished floor at 0. */
const UNIT_MM = 10;
const SCALE = 75;
const TICK = 5;
const HANGER_SPACING = 120;
const PEDESTAL_SPACING = 60;
const CHAIRS = [-224, -112, 0, 112, 224];

const units = (length: number) => length / UNIT_MM;
const length = units(section.room.length);
const ceiling = -units(section.room.height);
const soffit = ceiling - units(section.levels.plenum);
const roof = soffit - units(section.levels.slab);
const base = units(section.levels.accessFloor);
const ground = base + units(section.levels.slab);
const wall = units(section.wall);
const { depth, from, to, pitch } = section.panel;
const panel = { depth: units(depth), bottom: -units(from), top: -units(to) };
const door = {
  left: units(section.door.at),
  width: units(section.door.width),
  height: units(section.door.height),
};
const table = { length: units(section.table.length), top: -units(section.table.height) };
const middle = length * 0.44;

/** Positions of the record's keys, in its order. */
const CALLOUTS = [
  { at: [560, -232], target: [600, -190] },
  { at: [62, -200], target: [4, -232] },
  { at: [734, -44], target: [716, 0] },
  { at: [772, -44], target: [764, 9] },
  { at: [330, -258], target: [300, ceiling] },
  { at: [700, -336], target: [640, -336] },
  { at: [740, -150], target: [door.left + 20, -120] },
  { at: [130, -268], target: [110, panel.top - 7] },
] as const;

export function RoomSection({ words }: { words: Words }) {
  const say = (text: string) => translate(text, words);
  const { volume, panelArea, before, after } = roomAcoustics(section);
  return (
    <>
      <PlanFrame
        id="room-section"
        words={words}
        title={t(words, "Section through a boardroom")}
        description={t(
          words,
          "A room of {length} by {width}, {height} high under a hard ceiling, over an access floor. Slatted panels cover both end walls, seen in section, and the long wall between them, seen from the front, from {from} to {to} above the floor; a door set stands in that wall, a table for sixteen before it. The numbers are those of the list below.",
          {
            length: say(metersAndFeet(section.room.length)),
            width: say(metersAndFeet(section.room.width)),
            height: say(metersAndFeet(section.room.height)),
            from: say(`${millimeters(from)} mm (${feetMark(from)})`),
            to: say(`${millimeters(to)} mm (${feetMark(to)})`),
          },
        )}
        block={[t(words, "1:{scale} on A4", { scale: SCALE }), t(words, "Dimensions in mm (feet)")]}
        view={[-190, roof - 48, length + 395, ground - roof + 112]}
        paperMm={UNIT_MM / SCALE}
        fontSize={19}
        isWide
        legend={<PlanKey keys={section.keys} words={words} />}
      >
        <defs>
          <pattern id="slats" width={units(pitch)} height="9" patternUnits="userSpaceOnUse">
            <path d={`M0 0v9M${units(pitch) - 2.5} 0v9`} className="hatch" strokeWidth="0.6" />
          </pattern>
          <pattern id="concrete" width="9" height="9" patternUnits="userSpaceOnUse">
            <path d="M0 9 9 0" className="hatch" strokeWidth="0.6" />
          </pattern>
          <pattern id="wool" width="6" height="4" patternUnits="userSpaceOnUse">
            <path d="M0 0q6 2 0 4M6 0q-6 2 0 4" className="hatch" strokeWidth="0.6" />
          </pattern>
          <g id="lining">
            <path d={`M0 ${panel.bottom}H5V${panel.top}H0z`} fill="url(#wool)" />
            <path d={`M0 ${panel.bottom}H5V${panel.top}H0`} className="hair" />
            <path d={`M5.5 ${panel.bottom}h2V${panel.top}h-2z`} className="poche" />
          </g>
          <path
            id="chair"
            d="M-22-40q0-48 4-50h36q4 2 4 50zM0-40v34M-20 0l20-6 20 6"
            className="clear line"
          />
        </defs>
        <Shell />
        <path
          d={`M${panel.depth} ${panel.bottom}H${length - panel.depth}V${panel.top}H${panel.depth}z`}
          fill="url(#slats)"
        />
        <path
          d={`M${panel.depth} ${panel.bottom}H${length - panel.depth}M${panel.depth} ${panel.top}H${length - panel.depth}`}
          className="hair"
        />
        <path
          d={`M${door.left} 0v${-door.height}h${door.width}V0zM${door.left + 4} 0v${4 - door.height}h${door.width - 8}V0m-10-105h-12`}
          className="clear line"
        />
        <use href="#lining" />
        <use href="#lining" transform={`translate(${length})scale(-1 1)`} />
        <Furniture />
        <DimensionLine
          at={[0, length]}
          on={ground + 40}
          from={ground + 8}
          tick={TICK}
          say={(span) => say(metersAndFeet(span * UNIT_MM))}
        />
        <DimensionLine
          at={[panel.top - 15, panel.top, panel.bottom, 0]}
          on={-42}
          from={-wall - 8}
          tick={TICK}
          isUpright
          isBeside
          say={(span) => say(millimetersAndFeet(span * UNIT_MM))}
        />
        <DimensionLine
          at={[roof, soffit, ceiling, 0, base]}
          on={length + 62}
          from={length + wall + 8}
          tick={TICK}
          isUpright
          isBeside
          say={(span) => say(millimetersAndFeet(span * UNIT_MM))}
        />
        <Callouts
          callouts={CALLOUTS.map(({ at, target }, index) => ({
            code: String(index + 1),
            at,
            to: target,
          }))}
          radius={14}
        />
      </PlanFrame>
      <PlanFrame
        id="reverberation"
        isBeside
        words={words}
        title={t(words, "Reverberation time")}
        description={t(
          words,
          "A plot of the table below: without the panels the room sounds for about two seconds in the range of speech, with them for less than half a second.",
        )}
        block={[
          "Sabine: T = 0.161 V ÷ A",
          say(`V ${squareMeters(volume)} m³ (${cubicFeet(volume)} cu ft)`),
          t(words, "Panels {area}", {
            area: say(`${squareMeters(panelArea)} m² (${squareFeet(panelArea)} sq ft)`),
          }),
        ]}
        view={PLOT_VIEW}
        paperMm={0.18}
        fontSize={21}
        legend={
          <>
            <TimesTable words={words} before={before} after={after} />
            <p className="drawing-note">{typeset(translate(section.note, words))}</p>
          </>
        }
      >
        <ReverberationPlot words={words} before={before} after={after} />
      </PlanFrame>
    </>
  );
}

function Shell() {
  const outer = { left: -wall, right: length + wall };
  const slab = (top: number, bottom: number) =>
    `M${outer.left - 20} ${top}H${outer.right + 20}V${bottom}H${outer.left - 20}z`;
  const hangers = placesEvery(HANGER_SPACING).map((x) => `M${x} ${soffit}V${ceiling - 3}`);
  const pedestals = placesEvery(PEDESTAL_SPACING).map((x) => `M${x} 5V${base}m-4 0h8`);
  return (
    <>
      <path d={slab(roof, soffit) + slab(base, ground)} fill="url(#concrete)" />
      <path d={slab(roof, soffit) + slab(base, ground)} className="cut" />
      <path
        d={`M${outer.left} ${soffit}H0V${base}H${outer.left}zM${length} ${soffit}H${outer.right}V${base}H${length}z`}
        className="poche"
      />
      <path
        d={`${hangers.join("")}${pedestals.join("")}M0 2H${length}M0 5H${length}M540 ${soffit + 12}h200v34h-200zM0 ${ceiling - 3}H${length}`}
        className="hair"
      />
      <path d={`M0 0H${length}M0 ${ceiling}H${length}`} className="cut" />
    </>
  );
}

function placesEvery(spacing: number): number[] {
  return Array.from({ length: length / spacing - 1 }, (_, index) => (index + 1) * spacing);
}

function Furniture() {
  const left = middle - table.length / 2;
  return (
    <>
      {CHAIRS.map((x) => (
        <use key={x} href="#chair" x={middle + x} />
      ))}
      <path
        d={`M${left} ${table.top}h${table.length}v5h${-table.length}zM${left + 60} ${table.top + 5}h50l-8 ${-table.top - 5}h-34zM${left + table.length - 110} ${table.top + 5}h50l-8 ${-table.top - 5}h-34z`}
        className="clear line"
      />
      <path
        d="M107 0h-11l1-76-3-28-5 30-7-1 4-58q2-10 11-12v-5a11 11 0 1 1 11 0v5q9 2 11 12l4 58-7 1-5-30-3 28 1 76z"
        className="clear line"
      />
    </>
  );
}

type TimesTableProps = { words: Words; before: readonly number[]; after: readonly number[] };

function TimesTable({ words, before, after }: TimesTableProps) {
  const coefficients = Object.values(translate(section.surfaces, words)).filter(
    ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
  );
  return (
    <table className="schedule">
      <caption>
        {t(words, "Seconds, and the typical coefficients that they are computed from")}
      </caption>
      <thead>
        <tr>
          <th>Hz</th>
          {OCTAVE_BANDS.map((band) => (
            <th key={band}>{formatNumber(words, band)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Bands words={words} name={t(words, "Without panels, s")} values={before} />
        <Bands words={words} name={t(words, "With panels, s")} values={after} />
        {coefficients.map(({ name, absorption }) => (
          <Bands key={name} words={words} name={name} values={absorption} />
        ))}
      </tbody>
    </table>
  );
}

type BandsProps = { words: Words; name: string; values: readonly number[] };

function Bands({ words, name, values }: BandsProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {OCTAVE_BANDS.map((band, index) => (
        <td key={band}>{translate(values[index]?.toFixed(2), words)}</td>
      ))}
    </tr>
  );
}
