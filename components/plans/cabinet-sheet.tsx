import "./product-drawing.css";
import { cabinetDetails } from "#content/drawings/detail-records.ts";
import { productSheets } from "#content/plans/product-sheets.ts";
import type { Cuboid, Point } from "#content/plans/plan-types.ts";
import {
  apartFrom,
  boringRows,
  carcassParts,
  type CarcassPart,
} from "#lib/details/carcass-parts.ts";
import { cuboidLines, project } from "#lib/plans/axonometry.ts";
import { sizeInBothUnits } from "#lib/plans/units.ts";
import { Callouts } from "./callout.tsx";
import { GOVERNED, PlanFrame } from "./plan-frame.tsx";
import { PlanKey, type CountedKey } from "./plan-key.tsx";
import { typeset } from "#lib/styles/typography.ts";
import { lowerIn, t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

/** One unit is four millimeters along each axis. */
const UNIT_MM = 4;
/** An inch to the foot. */
const SCALE = 12;
const RADIUS = 13;
const parts = carcassParts();
const { width, height, depth } = cabinetDetails["base-unit"];

/** By part: where its number stands, and the place on one of its pieces that it names, from 0 to 1 along each axis. */
const CALLOUTS = [
  { code: "1", at: [-246, -182], piece: 0, on: [1, 0.75, 0.86] },
  { code: "2", at: [-133, 160], piece: 0, on: [0.04, 0.95, 1] },
  { code: "3", at: [210, -246], piece: 0, on: [0.7, 1, 0.9] },
  { code: "4", at: [152, -20], piece: 0, on: [1, 0.2, 1] },
  { code: "5", at: [60, -246], piece: 0, on: [0.4, 0.4, 1] },
  { code: "6", at: [-276, -74], piece: 0, on: [1, 0.9, 1] },
  { code: "7", at: [-80, 66], piece: 4, on: [0.5, 1, 0.4] },
  { code: "8", at: [-252, -122], piece: 3, on: [0.5, 1, 0.5] },
  { code: "9", at: [-250, 250], piece: 0, on: [0.3, 1, 0.3] },
  { code: "10", at: [-250, -36], piece: 0, on: [0.25, 0, 1] },
  { code: "11", at: [40, 270], piece: 0, on: [0.9, 1, 0.5] },
  { code: "12", at: [76, 234], piece: 3, on: [1, 0.5, 0.5] },
] as const;

export function CabinetSheet({ words }: { words: Words }) {
  const names = translate(productSheets["custom-cabinets"], words);
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
        typeset(translate(sizeInBothUnits(width, height, depth), words)),
        t(words, "Isometric, 1:{scale} on A4", { scale: SCALE }),
        t(words, GOVERNED),
      ]}
      view={[-302, -262, 552, 548]}
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
      <path
        d={parts
          .filter(({ isMounted }) => !isMounted)
          .flatMap(axesOf)
          .join("")}
        className="hair axis"
      />
      {parts.map((part) => (
        <g key={`${part.code} ${part.apart.join(" ")}`} className="clear line">
          {part.cuboids.map((cuboid, index) => (
            // A cuboid has no id but its index in the record.
            // oxlint-disable-next-line react/no-array-index-key
            <CuboidLines key={index} cuboid={placed(part, cuboid, index)} />
          ))}
        </g>
      ))}
      <path d={boringRows().map(holesOf).join("")} strokeLinecap="round" strokeWidth="2.4" />
      <Callouts
        callouts={CALLOUTS.map(({ code, at, piece, on }) => ({
          code,
          at,
          to: placeOn(code, piece, on),
        }))}
        radius={RADIUS}
      />
    </PlanFrame>
  );
}

function placed({ apart }: CarcassPart, cuboid: Cuboid, index: number): Cuboid {
  return apartFrom(cuboid, apart[index] ?? apart[0] ?? [0, 0, 0]);
}

/** A line of no length, which has round ends, for each hole. */
function holesOf({ from, count, pitch }: ReturnType<typeof boringRows>[number]): string {
  const step = -pitch / UNIT_MM;
  return `M${inUnits(project(from))}h0${`m0 ${step}h0`.repeat(count)}`;
}

function placeOn(
  code: string,
  piece: number,
  [across, deep, high]: readonly [number, number, number],
): Point {
  const part = parts.find((candidate) => candidate.code === code);
  const cuboid = part?.cuboids[piece];
  if (!part || !cuboid) throw new Error(`No part ${code}`);
  const { x, y, z, ...size } = placed(part, cuboid, piece);
  const [left, top] = project([
    x + across * size.width,
    y + deep * size.depth,
    z + high * size.height,
  ]);
  return [Math.round(left / UNIT_MM), Math.round(top / UNIT_MM)];
}

function inUnits([x, y]: Point): string {
  return `${Math.round(x / UNIT_MM)} ${Math.round(y / UNIT_MM)}`;
}

/** The outline, and thinner the edges within it. */
function CuboidLines({ cuboid }: { cuboid: Cuboid }) {
  const { outline, nearest, edges } = cuboidLines(cuboid);
  return (
    <>
      <path d={`M${outline.map(inUnits).join(" ")}z`} />
      <path
        d={edges.map((edge) => `M${inUnits(nearest)} ${inUnits(edge)}`).join("")}
        className="hair"
      />
    </>
  );
}

/** From the middle of each piece back to where it belongs; a box of five boards has one line. */
function axesOf(part: CarcassPart): string[] {
  return part.cuboids.slice(-part.pieces).map((cuboid, index) => {
    const ends = [cuboid, placed(part, cuboid, index)].map(
      ({ x, y, z, width: across, depth: deep, height: high }) =>
        inUnits(project([x + across / 2, y + deep / 2, z + high / 2])),
    );
    return `M${ends.join(" ")}`;
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
    detail: cut ? `${said}; ${translate(sizeInBothUnits(...cut), words)}` : said,
    amount: String(piecesOf(code)),
  };
}
