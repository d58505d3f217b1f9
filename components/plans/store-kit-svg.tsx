import "./drawing.css";
import { storeKit } from "#content/plans/store-kit-plan.ts";
import type { Cuboid, Point, StoreKitRecord, StorePart } from "#content/plans/plan-types.ts";
import { countParts, cuboidLines, project, turned } from "#lib/plans/axonometry.ts";
import { inches, metersAndFeet, millimeters, squareFeet, squareMeters } from "#lib/plans/units.ts";
import { Callouts } from "./callout.tsx";
import { PlanFrame } from "./plan-frame.tsx";
import { PlanKey, type CountedKey } from "./plan-key.tsx";
import { lowerIn, t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const { floor, parts }: StoreKitRecord = storeKit;

/** One unit is a centimeter along each axis. */
const UNIT_MM = 10;
const SCALE = 100;
const RADIUS = 36;
const SUBFLOOR_DROP_MM = 900;
/** From the floor's edge to its dimension line. */
const OFFSET_MM = 550;

/** The floor's axes as a `patternTransform`. */
const axes = [project([1, 0, 0]), project([0, 1, 0])].flat().map((part) => part.toFixed(3));
const area = (floor.width * floor.depth) / 1_000_000;

/** Positions of each part's number and of its target in space; the floor's first. */
const CALLOUTS = [
  { at: [-90, 700], target: [3_700, 6_300, 0] },
  { at: [470, -300], target: [5_200, 300, 3_900] },
  { at: [-640, -160], target: [100, 5_900, 3_300] },
  { at: [70, 235], target: [2_700, 2_500, 2_290] },
  { at: [330, 575], target: [6_900, 5_100, 1_800] },
] as const;

export function StoreKit({ words }: { words: Words }) {
  const say = <Value,>(value: Value) => translate(value, words);
  return (
    <PlanFrame
      id="store-kit"
      words={words}
      title={t(words, "Store kit, taken apart")}
      description={t(
        words,
        "An axonometric drawing of a store’s floor of {width} by {depth}, over the subfloor. Above their places, which are outlined on the floor, float {parts}. The numbers are those of the list.",
        {
          width: say(metersAndFeet(floor.width)),
          depth: say(metersAndFeet(floor.depth)),
          parts: say(parts)
            .map(({ name, places }) => `${places.length} × ${lowerIn(words, name)}`)
            .join(", "),
        },
      )}
      block={[t(words, "Isometric, 1:{scale} on A4", { scale: SCALE })]}
      view={[-690, -480, 1_580, 1_500]}
      paperMm={UNIT_MM / SCALE}
      fontSize={46}
      isBeside
      legend={
        <PlanKey words={words} keys={[floorKey(), ...parts.map((part) => partKey(words, part))]} />
      }
    >
      <defs>
        <pattern
          id="seams"
          width={inUnits(floor.plank)}
          height={inUnits(floor.plank)}
          patternUnits="userSpaceOnUse"
          patternTransform={`matrix(${axes.join(" ")} 0 0)`}
        >
          <path d={`M0 0h${inUnits(floor.plank)}`} className="hatch" strokeWidth="1.5" />
        </pattern>
        {parts.flatMap((part) =>
          [false, true]
            .filter((isTurned) =>
              part.places.some((place) => isTurned === (place.isTurned ?? false)),
            )
            .map((isTurned) => (
              <g key={idOf(part, isTurned)} id={idOf(part, isTurned)} className="clear line">
                {part.cuboids.map((cuboid, index) => (
                  // A cuboid has no id but its index in the record.
                  // oxlint-disable-next-line react/no-array-index-key
                  <path key={index} d={cuboidPath(isTurned ? turned(cuboid) : cuboid)} />
                ))}
              </g>
            )),
        )}
      </defs>
      <Floor words={words} />
      <path d={parts.flatMap(printsOf).join("")} className="hair" />
      <path d={parts.flatMap(risersOf).join("")} className="hair axis" />
      {parts.flatMap((part) =>
        part.places.map(({ x, y, isTurned = false }) => {
          const [left, top] = project([x, y, part.lift]);
          return (
            <use
              key={`${part.code} ${x} ${y}`}
              href={`#${idOf(part, isTurned)}`}
              x={inUnits(left)}
              y={inUnits(top)}
            />
          );
        }),
      )}
      <Callouts
        callouts={CALLOUTS.map(({ at, target }, index) => {
          const [x, y] = project(target);
          return {
            code: [floor, ...parts][index]?.code ?? "",
            at,
            to: [inUnits(x), inUnits(y)],
          };
        })}
        radius={RADIUS}
      />
    </PlanFrame>
  );
}

function idOf({ code }: StorePart, isTurned: boolean): string {
  return isTurned ? `part-${code}-turned` : `part-${code}`;
}

function inUnits(millimeter: number): number {
  return Math.round(millimeter / UNIT_MM);
}

/** A polyline in relative steps, so that equal parts compress well. */
function through(points: readonly Point[]): string {
  const places = points.map(([x, y]) => [inUnits(x), inUnits(y)] as const);
  return places
    .map(([x, y], index) => {
      const before = places[index - 1];
      return before ? `${x - before[0]} ${y - before[1]}` : `${x} ${y}`;
    })
    .join("l");
}

function cuboidPath(cuboid: Cuboid): string {
  const { outline, nearest, edges } = cuboidLines(cuboid);
  return `M${through(outline)}z${edges.map((edge) => `M${through([nearest, edge])}`).join("")}`;
}

function Floor({ words }: { words: Words }) {
  const { width, depth } = floor;
  const level = (z: number) =>
    `M${through([project([0, 0, z]), project([width, 0, z]), project([width, depth, z]), project([0, depth, z])])}z`;
  return (
    <>
      <path d={level(-SUBFLOOR_DROP_MM)} className="hair axis" />
      <path
        d={[
          [0, depth],
          [width, depth],
          [width, 0],
        ]
          .map(
            ([x = 0, y = 0]) =>
              `M${through([project([x, y, 0]), project([x, y, -SUBFLOOR_DROP_MM])])}`,
          )
          .join("")}
        className="hair axis"
      />
      <path d={level(0)} className="clear line" />
      <path d={level(0)} fill="url(#seams)" />
      <Side
        from={[0, depth]}
        to={[width, depth]}
        away={[0, OFFSET_MM]}
        length={width}
        words={words}
      />
      <Side
        from={[width, depth]}
        to={[width, 0]}
        away={[OFFSET_MM, 0]}
        length={depth}
        words={words}
      />
    </>
  );
}

type SideProps = { from: Point; to: Point; away: Point; length: number; words: Words };

function Side({ from, to, away: [awayX, awayY], length, words }: SideProps) {
  const ends = [from, to].map(([x, y]) => project([x + awayX, y + awayY, -SUBFLOOR_DROP_MM]));
  const [x, y] = project([
    (from[0] + to[0]) / 2 + 1.6 * awayX,
    (from[1] + to[1]) / 2 + 1.6 * awayY,
    -SUBFLOOR_DROP_MM,
  ]);
  return (
    <>
      <path d={`M${through(ends)}`} className="hair" />
      <path d={ends.map((end) => `M${through([end])}m-10 10l20-20`).join("")} />
      <text x={inUnits(x)} y={inUnits(y)} textAnchor={awayX > 0 ? "start" : "end"} dy=".7em">
        {translate(metersAndFeet(length), words)}
      </text>
    </>
  );
}

function printsOf({ places, size }: StorePart): string[] {
  return places.map(({ x, y, isTurned }) => {
    const [right, left] = isTurned
      ? [x + size.depth, y + size.width]
      : [x + size.width, y + size.depth];
    return `M${through([project([x, y, 0]), project([right, y, 0]), project([right, left, 0]), project([x, left, 0])])}z`;
  });
}

/** Lines from each lifted part down to its place. */
function risersOf({ places, size, lift }: StorePart): string[] {
  return places.flatMap(({ x, y, isTurned }) => {
    const [right, left] = isTurned
      ? [x + size.depth, y + size.width]
      : [x + size.width, y + size.depth];
    return [
      [right, left],
      [right, y],
      [x, left],
    ].map(
      ([cornerX = 0, cornerY = 0]) =>
        `M${through([project([cornerX, cornerY, 0]), project([cornerX, cornerY, lift])])}`,
    );
  });
}

function floorKey(): CountedKey {
  const { code, name, href, detail } = floor;
  return {
    code,
    name,
    href,
    detail,
    amount: `${squareMeters(area)} m²`,
    otherAmount: `${squareFeet(area)} sq ft`,
  };
}

function partKey(words: Words, part: StorePart): CountedKey {
  const { code, name, href, places, size } = part;
  const detail = translate(part.detail, words);
  const sides = [size.width, size.depth, size.height];
  return {
    code,
    name,
    href,
    detail: `${detail}; ${sides.map((side) => translate(millimeters(side), words)).join(" × ")} mm (${sides.map(inches).join(" × ")} in)`,
    amount: String(places.length),
    otherAmount: [...countParts(part)]
      .map(([piece, count]) => `${count} ${translate(piece, words)}`)
      .join(", "),
  };
}
