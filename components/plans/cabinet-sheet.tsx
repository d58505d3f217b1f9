import { cabinetDetails } from "#content/drawings/detail-records.ts";
import { productSheets } from "#content/drawings/product-sheets.ts";
import type { Cuboid, Point } from "#content/plans/plan-types.ts";
import { apartFrom, carcassParts, type CarcassPart } from "#lib/details/carcass-parts.ts";
import { cuboidLines, project } from "#lib/plans/axonometry.ts";
import { inchFraction, millimeters } from "#lib/plans/units.ts";
import { Callout } from "./callout.tsx";
import { GOVERNED, PlanFrame } from "./plan-frame.tsx";
import { PlanKey, type CountedKey } from "./plan-key.tsx";
import { lowerIn, t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

/** One unit is four millimeters along each axis. */
const UNIT_MM = 4;
/** An inch to the foot. */
const SCALE = 12;
const RADIUS = 13;
const parts = carcassParts();
const { width, height, depth } = cabinetDetails["base-unit"];

/** Of each part, in the order of its number: where it stands, and the point of a cuboid, from 0 to 1 along each axis, that it names. */
const CALLOUTS = [
  { code: "1", at: [-120, -150], to: [-130, -100] },
] as const;

export function CabinetSheet({ words }: { words: Words }) {
  const names = translate(productSheets["custom-cabinets"], words);
  const sides = [width, height, depth];
  return (
    <PlanFrame
      id="carcass"
      words={words}
      title={t(words, "Base unit, taken apart")}
      description={t(
        words,
        "An axonometric drawing of a base unit, whose parts float apart along the axes that they are joined by: {parts}. The numbers are those of the list.",
        {
          parts: names
            .map(({ code, name }) => `${piecesOf(code)} × ${lowerIn(words, name)}`)
            .join(", "),
        },
      )}
      block={[
        translate(
          `${sides.map(millimeters).join(" × ")} mm (${sides.map(inchFraction).join(" × ")} in)`,
          words,
        ),
        t(words, "Isometric, 1:{scale} on A4", { scale: SCALE }),
        t(words, GOVERNED),
      ]}
      view={[-300, -300, 552, 600]}
      paperMm={UNIT_MM / SCALE}
      fontSize={17}
      isBeside
      legend={
        <PlanKey
          words={words}
          keys={productSheets["custom-cabinets"].map((key) => cutKey(words, key))}
        />
      }
    >
      <path d={parts.flatMap(axesOf).join("")} className="hair axis" />
      {parts.map((part) => (
        <g key={`${part.code} ${part.pieces}`} className="clear line">
          {part.cuboids.map((cuboid, index) => (
            // A cuboid has no id but its index in the record.
            // oxlint-disable-next-line react/no-array-index-key
            <path key={index} d={cuboidPath(placed(part, cuboid, index))} />
          ))}
        </g>
      ))}
      {CALLOUTS.map((callout) => (
        <Callout key={callout.code} {...callout} radius={RADIUS} />
      ))}
    </PlanFrame>
  );
}

function placed({ apart }: CarcassPart, cuboid: Cuboid, index: number): Cuboid {
  return apartFrom(cuboid, apart[index] ?? apart[0] ?? [0, 0, 0]);
}

function inUnits([x, y]: Point): string {
  return `${Math.round(x / UNIT_MM)} ${Math.round(y / UNIT_MM)}`;
}

function cuboidPath(cuboid: Cuboid): string {
  const { outline, nearest, edges } = cuboidLines(cuboid);
  const spokes = edges.map((edge) => `M${inUnits(nearest)} ${inUnits(edge)}`);
  return `M${outline.map(inUnits).join(" ")}z${spokes.join("")}`;
}

/** From a part's middle back to where it belongs. */
function axesOf(part: CarcassPart): string[] {
  return part.cuboids.map((cuboid, index) => {
    const [from, to] = [cuboid, placed(part, cuboid, index)].map(
      ({ x, y, z, width: across, depth: deep, height: high }) =>
        inUnits(project([x + across / 2, y + deep / 2, z + high / 2])),
    );
    return `M${from} ${to}`;
  });
}

function piecesOf(code: string): number {
  return parts.reduce((sum, part) => sum + (part.code === code ? part.pieces : 0), 0);
}

function cutKey(
  words: Words,
  { code, name, detail }: (typeof productSheets)["custom-cabinets"][number],
): CountedKey {
  const cut = parts.find((part) => part.code === code)?.cut;
  const said = translate(detail, words);
  return {
    code,
    name,
    detail: cut
      ? `${said}; ${translate(`${cut.map(millimeters).join(" × ")} mm (${cut.map(inchFraction).join(" × ")} in)`, words)}`
      : said,
    amount: String(piecesOf(code)),
  };
}
