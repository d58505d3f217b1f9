import "./product-drawing.css";
import { herringbone, plankDetail } from "#content/drawings/detail-records.ts";
import { productSheets } from "#content/plans/product-sheets.ts";
import { plankAtWall, plankJoint } from "#lib/details/floor-details.ts";
import {
  metersAndFeet,
  millimetersAndFeet,
  millimetersAndInches,
  sizeInBothUnits,
} from "#lib/plans/units.ts";
import { Callouts } from "./callout.tsx";
import { breakLine, DetailShapes, MaterialHatches } from "./detail-shapes.tsx";
import { DimensionLines } from "./dimension-line.tsx";
import { GOVERNED, PlanFrame } from "./plan-frame.tsx";
import { PlanKey } from "./plan-key.tsx";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const { room, stave } = herringbone;
const { thickness, tongue, movement, width } = plankDetail;
const joint = plankJoint();
const atWall = plankAtWall();

/** A unit is a millimeter of paper: the joint is full size, the plan is not. */
const PLAN_SCALE = 25;
const TICK = 1.2;
const RADIUS = 4.2;
/** Where 0 of each detail stands on the sheet. */
const JOINT = { x: 70, y: 56 };
const WALL = { x: 161, y: 56 };
/** How far planks are shown to each side of their joint. */
const HALF = 36;
const plan = { x: 12, y: 110, width: room.width / PLAN_SCALE, depth: room.depth / PLAN_SCALE };
const edge = movement / PLAN_SCALE;
const axis = plan.x + plan.width / 2;
/** From one point of the pattern to the next, across and along the staves' course. */
const chevron = (stave.length * Math.SQRT2) / PLAN_SCALE;
const course = (stave.width * Math.SQRT2) / PLAN_SCALE;

/** The floor, which leaves its gap to the walls. */
const FIELD = `M${plan.x + edge} ${plan.y + edge}h${plan.width - 2 * edge}v${plan.depth - 2 * edge}h${2 * edge - plan.width}z`;

const CALLOUTS = [
  { code: "1", at: [46, 19], to: [55, 40.5] },
  { code: "2", at: [62, 19], to: [67, 46.5] },
  { code: "3", at: [102, 87], to: [90, 65] },
  { code: "4", at: [46, 87], to: [52, 67] },
  { code: "5", at: [170, 92], to: [154, 51] },
  { code: "6", at: [125, 19], to: [153, 22] },
  { code: "7", at: [axis + 12, plan.y - 7], to: [axis, plan.y - 3] },
] as const;

export function FloorSheet({ words }: { words: Words }) {
  const say = (length: number) => translate(millimetersAndInches(length), words);
  const size = (...sides: number[]) => translate(sizeInBothUnits(...sides), words);
  return (
    <PlanFrame
      id="floor-sheet"
      words={words}
      title={t(words, "Joint and pattern")}
      description={t(
        words,
        "Two planks {thickness} thick joined by tongue and groove on plywood, cut across; the last plank before a wall, which it leaves a gap of {gap} to, under baseboard and shoe; and the plan of a room of {room} in herringbone, set out from its axis. The numbers are those of the list.",
        {
          thickness: size(thickness),
          gap: size(movement),
          room: `${translate(metersAndFeet(room.width), words)} × ${translate(metersAndFeet(room.depth), words)}`,
        },
      )}
      block={[
        t(words, "1:1 and 1:{scale} on A4", { scale: PLAN_SCALE }),
        t(words, "Dimensions in mm (inches)"),
        t(words, "Staves {size}", {
          size: size(stave.width, stave.length),
        }),
        t(words, GOVERNED),
      ]}
      view={[0, 12, 184, 206]}
      paperMm={1}
      fontSize={5.4}
      isBeside
      legend={<PlanKey keys={productSheets["hardwood-flooring"]} words={words} />}
    >
      <defs>
        <MaterialHatches of={[...joint.shapes, ...atWall.shapes]} scale={1} />
        <clipPath id="field">
          <path d={FIELD} />
        </clipPath>
        <clipPath id="joint">
          <path d={`M${-HALF}-60H${HALF}V60H${-HALF}z`} />
        </clipPath>
        <clipPath id="wall">
          <path d="M-45-42H11V60H-45z" />
        </clipPath>
      </defs>
      <g transform={`translate(${JOINT.x} ${JOINT.y})`}>
        <g clipPath="url(#joint)">
          <DetailShapes shapes={joint.shapes} />
        </g>
        <path
          d={[-HALF, HALF]
            .map((at) => breakLine({ at, from: -thickness - 4, to: 23, size: 2 }))
            .join("")}
          className="hair"
        />
        <DimensionLines
          tick={TICK}
          chains={[
            {
              at: [-thickness, tongue.wear - thickness, tongue.wear + tongue.height - thickness, 0],
              on: -HALF - 5,
              from: -HALF - 2,
              isUpright: true,
              isBeside: true,
              say,
            },
            { at: [-thickness, 0], on: -HALF - 26, from: -HALF - 23, isUpright: true, say },
            { at: [0, HALF], on: -thickness - 9, from: -thickness - 2, say: () => say(width) },
          ]}
        />
      </g>
      <g transform={`translate(${WALL.x} ${WALL.y})`}>
        <g clipPath="url(#wall)">
          <DetailShapes shapes={atWall.shapes} />
        </g>
        <path
          d={
            breakLine({ at: -45, from: -thickness - 4, to: 23, size: 2 }) +
            breakLine({ at: -42, from: -20, to: 14, size: 2, isLevel: true })
          }
          className="hair"
        />
        <DimensionLines
          tick={TICK}
          chains={[{ at: [0, -movement], on: 29, from: 21, isBeside: true, say }]}
        />
      </g>
      <path d={herringbonePath()} className="hatch" strokeWidth=".18" clipPath="url(#field)" />
      <path d={FIELD} className="hair" />
      <path
        d={`M${plan.x} ${plan.y}h${plan.width}v${plan.depth}h${-plan.width}z`}
        className="cut"
      />
      <path d={`M${axis} ${plan.y - 6}v${plan.depth + 15}`} className="hair axis" />
      <DimensionLines
        tick={TICK}
        chains={[
          {
            at: [axis - chevron, axis, axis + chevron],
            on: plan.y + plan.depth + 8,
            from: plan.y + plan.depth + 2,
            say: (length) => say(Math.round(length * PLAN_SCALE)),
          },
          {
            at: [plan.x, plan.x + plan.width],
            on: plan.y + plan.depth + 17,
            from: plan.y + plan.depth + 11,
            say: () => translate(millimetersAndFeet(room.width), words),
          },
          {
            at: [plan.y, plan.y + plan.depth],
            on: plan.x - 4,
            from: plan.x - 1,
            isUpright: true,
            say: () => translate(millimetersAndFeet(room.depth), words),
          },
        ]}
      />
      <text x={plan.x} y={JOINT.y + 33} className="strong">
        1:1
      </text>
      <text x={plan.x} y={plan.y - 4} className="strong">
        {`1:${PLAN_SCALE}`}
      </text>
      <Callouts callouts={CALLOUTS} radius={RADIUS} />
    </PlanFrame>
  );
}

/**
 * The long edges of the staves, a column from wall to wall after the other, and in it one a course down; each is as long as
 * a stave and its neighbor's width. No pattern: printed, that would be a picture of one.
 */
function herringbonePath(): string {
  const run = hundredth((stave.length + stave.width) / Math.SQRT2 / PLAN_SCALE);
  const step = hundredth(course);
  // So that a column's points stand on the room's axis.
  const first = axis - (stave.length - stave.width / 2) / Math.SQRT2 / PLAN_SCALE - 2 * chevron;
  const columns = Array.from({ length: 6 }, (_, index) => first + index * chevron);
  const rows = Math.ceil((plan.depth + run) / step);
  const column = (x: number, y: number, across: number) =>
    `M${hundredth(x)} ${hundredth(y)}${`l${across} ${run}m${-across} ${hundredth(step - run)}`.repeat(rows)}`;
  return columns
    .map(
      (x) =>
        column(x - course / 2, plan.y - run - course / 2, run) +
        column(x + chevron, plan.y - run - course, -run),
    )
    .join("");
}

/** The columns must meet: a tenth would show. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
