import { herringbone, plankDetail } from "#content/drawings/detail-records.ts";
import { productSheets } from "#content/drawings/product-sheets.ts";
import { plankAtWall, plankJoint } from "#lib/details/floor-details.ts";
import { inchFraction, millimetersAndFeet, millimetersAndInches } from "#lib/plans/units.ts";
import { Callout } from "./callout.tsx";
import { breakLine, DetailShapes, MaterialHatches } from "./detail-shapes.tsx";
import { DimensionLine } from "./dimension-line.tsx";
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
const JOINT = { x: 75, y: 56 };
const WALL = { x: 170, y: 56 };
const plan = { x: 12, y: 110, width: room.width / PLAN_SCALE, depth: room.depth / PLAN_SCALE };
const axis = plan.x + plan.width / 2;
/** From one point of the pattern to the next, across and along the staves' course. */
const module = (stave.length * Math.SQRT2) / PLAN_SCALE;
const course = (stave.width * Math.SQRT2) / PLAN_SCALE;

/** Of the joint and the wall, from their zeros, then of the plan. */
const JOINT_CALLOUTS = [
  { code: "1", at: [-24, -37], to: [-15, -15.5] },
  { code: "2", at: [-8, -37], to: [-3, -9.5] },
  { code: "3", at: [32, 31], to: [20, 9] },
  { code: "4", at: [-24, 31], to: [-18, 11] },
] as const;
const WALL_CALLOUTS = [
  { code: "5", at: [-38, 31], to: [-10, -6] },
  { code: "6", at: [-36, -37], to: [-8, -34] },
] as const;

export function FloorSheet({ words }: { words: Words }) {
  const say = (length: number) => translate(millimetersAndInches(length), words);
  return (
    <PlanFrame
      id="floor-sheet"
      words={words}
      title={t(words, "Joint and pattern")}
      description={t(
        words,
        "Two planks {thickness} thick joined by tongue and groove on plywood, cut across; the last plank before a wall, which it leaves a gap of {gap} to, under baseboard and shoe; and the plan of a room of {room} in herringbone, set out from its axis. The numbers are those of the list.",
        {
          thickness: `${say(thickness)} mm`,
          gap: `${say(movement)} mm`,
          room: [room.width, room.depth]
            .map((length) => translate(millimetersAndFeet(length), words))
            .join(" × "),
        },
      )}
      block={[
        t(words, "1:1 and 1:{scale} on A4", { scale: PLAN_SCALE }),
        t(words, "Dimensions in mm (inches)"),
        t(words, "Staves {size}", {
          size: translate(
            `${stave.width} × ${stave.length} mm (${inchFraction(stave.width)} × ${inchFraction(stave.length)} in)`,
            words,
          ),
        }),
        t(words, GOVERNED),
      ]}
      view={[0, 8, 184, 212]}
      paperMm={1}
      fontSize={5.6}
      isBeside
      legend={<PlanKey keys={productSheets["hardwood-flooring"]} words={words} />}
    >
      <defs>
        <MaterialHatches of={[...joint.shapes, ...atWall.shapes]} scale={1} />
        <pattern
          id="herringbone"
          width={hundredth(module)}
          height={hundredth(course)}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${hundredth(axis - (stave.length - stave.width / 2) / Math.SQRT2 / PLAN_SCALE)} ${plan.y})`}
        >
          <path d={herringbonePath()} className="hatch" strokeWidth=".18" />
        </pattern>
        <clipPath id="joint">
          <path d="M-41-60H41V60H-41z" />
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
          d={[-41, 41].map((at) => breakLine({ at, from: -thickness - 5, to: 24 })).join("")}
          className="hair"
        />
        <DimensionLine
          at={[-thickness, tongue.wear - thickness, tongue.wear + tongue.height - thickness, 0]}
          on={-46}
          from={-43}
          tick={TICK}
          isUpright
          isBeside
          say={say}
        />
        <DimensionLine
          at={[-thickness, 0]}
          on={-69}
          from={-66}
          tick={TICK}
          isUpright
          say={say}
        />
        <DimensionLine
          at={[0, 41]}
          on={-thickness - 9}
          from={-thickness - 2}
          tick={TICK}
          say={() => say(width)}
        />
        {JOINT_CALLOUTS.map((callout) => (
          <Callout key={callout.code} {...callout} radius={RADIUS} />
        ))}
      </g>
      <g transform={`translate(${WALL.x} ${WALL.y})`}>
        <g clipPath="url(#wall)">
          <DetailShapes shapes={atWall.shapes} />
        </g>
        <path
          d={
            breakLine({ at: -45, from: -thickness - 5, to: 24 }) +
            breakLine({ at: -42, from: -22, to: 14, isLevel: true })
          }
          className="hair"
        />
        <DimensionLine at={[-movement, 0]} on={30} from={21} tick={TICK} say={say} />
        {WALL_CALLOUTS.map((callout) => (
          <Callout key={callout.code} {...callout} radius={RADIUS} />
        ))}
      </g>
      <path
        d={`M${plan.x} ${plan.y}h${plan.width}v${plan.depth}h${-plan.width}z`}
        fill="url(#herringbone)"
      />
      <path
        d={`M${plan.x} ${plan.y}h${plan.width}v${plan.depth}h${-plan.width}z`}
        className="cut"
      />
      <path d={`M${axis} ${plan.y - 6}v${plan.depth + 15}`} className="hair axis" />
      <DimensionLine
        at={[axis - module, axis, axis + module]}
        on={plan.y + plan.depth + 8}
        from={plan.y + plan.depth + 2}
        tick={TICK}
        say={(length) => say(length * PLAN_SCALE)}
      />
      <DimensionLine
        at={[plan.x, plan.x + plan.width]}
        on={plan.y + plan.depth + 17}
        from={plan.y + plan.depth + 11}
        tick={TICK}
        say={() => translate(millimetersAndFeet(room.width), words)}
      />
      <DimensionLine
        at={[plan.y, plan.y + plan.depth]}
        on={plan.x - 4}
        from={plan.x - 1}
        tick={TICK}
        isUpright
        say={() => translate(millimetersAndFeet(room.depth), words)}
      />
      <Callout code="7" at={[axis + 12, plan.y - 7]} to={[axis, plan.y - 3]} radius={RADIUS} />
    </PlanFrame>
  );
}

/**
 * The long edges of the staves in one repeat, a module wide and a course high. Each is as long as a stave and its
 * neighbor's width; those that begin above the repeat reach down into it.
 */
function herringbonePath(): string {
  const edge = (stave.length + stave.width) / Math.SQRT2 / PLAN_SCALE;
  const half = course / 2;
  const reach = Math.ceil(edge / course);
  const rows = Array.from({ length: reach + 1 }, (_, index) => index - reach);
  const right = rows.map((row) => [-half, row * course + half, edge] as const);
  const left = rows.map((row) => [module, row * course, -edge] as const);
  return [...right, [module - half, half, edge] as const, ...left]
    .map(([x, y, run]) => `M${hundredth(x)} ${hundredth(y)}l${hundredth(run)} ${hundredth(edge)}`)
    .join("");
}

/** A repeat must meet the next one: a tenth would show. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
