import type { FreightRecord, Point } from "#content/plans/plan-types.ts";
import { cuboidLines, project } from "#lib/plans/axonometry.ts";
import type { Load } from "#lib/plans/freight.ts";
import {
  kilogramsAndPounds,
  millimeters,
  millimetersAndFeet,
  squareFeet,
} from "#lib/plans/units.ts";
import { translate } from "#lib/languages/translate.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { Callouts } from "./callout.tsx";
import { DimensionLine } from "./dimension-line.tsx";
import {
  boxPath,
  carton,
  crossPath,
  freightRecord,
  loads,
  sizeOf,
  UNIT_MM,
  units,
} from "./freight-parts.ts";
import { PlanFrame, round } from "./plan-frame.tsx";
import { PlanKey, type CountedKey } from "./plan-key.tsx";

const PALLET_SCALE = 25;
/** The ground is at 0: a column for each pallet, then the carton. */
const COLUMNS_AT = [0, 158];
const LAYER_AT = 30;
const CARTON_AT = [354, -50] as const;

export function PalletSheet({ words }: { words: Words }) {
  const [load] = loads;
  if (!load) return null;
  const right = CARTON_AT[0] + 78;
  return (
    <PlanFrame
      id="pallet"
      words={words}
      title={t(words, "Carton, layer and pallet")}
      description={t(
        words,
        "Two loaded pallets from their long side, {heights} high, and below each its layer of {count} cartons in plan: {pallets}. On the right the carton, {size}, with its staves.",
        {
          heights: loads
            .map(({ height }) => translate(millimetersAndFeet(height), words))
            .join(", "),
          count: load.layer.length,
          pallets: freightRecord.pallets.map(({ name }) => translate(name, words)).join(", "),
          size: translate(sizeOf(carton), words),
        },
      )}
      block={[
        t(words, "1:{scale} on A4", { scale: PALLET_SCALE }),
        t(words, "Dimensions in mm (feet)"),
      ]}
      view={[-28, -units(load.height) - 24, right + 28, units(load.height) + LAYER_AT + 152]}
      paperMm={UNIT_MM / PALLET_SCALE}
      fontSize={7}
      isWide
      legend={<PlanKey keys={freightRecord.keys.map(countedKey)} words={words} />}
    >
      <path d="M-14 0H294" className="cut" />
      {loads.map((each, index) => (
        <g key={each.pallet.name} transform={`translate(${COLUMNS_AT[index]})`}>
          <PalletSide load={each} words={words} />
          <Layer load={each} words={words} />
        </g>
      ))}
      <Carton words={words} />
      <Callouts
        callouts={[
          { code: "2", at: [136, LAYER_AT - 8], to: [112, LAYER_AT + 10] },
          { code: "3", at: [136, -24], to: [113, -7] },
        ]}
        radius={7}
      />
    </PlanFrame>
  );
}

function countedKey(key: FreightRecord["keys"][number]): CountedKey {
  if (key.code !== "1") return key;
  return {
    ...key,
    amount: `${carton.squareMeters.toFixed(2)} m²`,
    otherAmount: `${squareFeet(carton.squareMeters)} sq ft`,
  };
}

function PalletSide({ load: { pallet, layer, layers, height }, words }: LoadProps) {
  const deck = units(pallet.height);
  const [front, back] = [
    layer.filter(({ y }) => y === 0),
    layer.filter(
      ({ y, depth }) => y + depth === Math.max(...layer.map((box) => box.y + box.depth)),
    ),
  ];
  const cartons = Array.from({ length: layers }, (_, index) =>
    (index % 2 === 0 ? front : back).map(
      ({ x, width }) =>
        `M${units(x)} ${round(-deck - (index + 1) * units(carton.height))}h${units(width)}v${units(carton.height)}h${-units(width)}z`,
    ),
  );
  const [length, block] = [units(pallet.length), 14.5];
  const blocks = [0, (length - block) / 2, length - block].map(
    (x) => `M${round(x)} 0v-10h${block}v10z`,
  );
  return (
    <>
      <path d={cartons.flat().join("")} className="clear line" />
      <path
        d={`M0-10h${length}v-2.2H0zM0-12.2h${length}V${-deck}H0z${blocks.join("")}`}
        className="clear line"
      />
      <DimensionLine
        at={[-units(height), 0]}
        on={-12}
        from={-3}
        tick={3}
        isUpright
        say={(span) => translate(millimetersAndFeet(span * UNIT_MM), words)}
      />
    </>
  );
}

function Carton({ words }: { words: Words }) {
  const [left, top] = CARTON_AT;
  const place = ([x, y]: Point) => [round(left + x / UNIT_MM), round(top + y / UNIT_MM)] as const;
  const at = (point: Point) => place(point).join(" ");
  const { width, depth, height } = carton;
  const { outline, nearest, edges } = cuboidLines({ x: 0, y: 0, z: 0, width, depth, height });
  const joints = Array.from({ length: freightRecord.carton.abreast - 1 }, (_, index) => {
    const across = ((index + 1) * depth) / freightRecord.carton.abreast;
    return `M${at(project([0, across, height]))}L${at(project([width, across, height]))}`;
  });
  const middle = (from: Point, to: Point) => place([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const [right, front, leftmost] = [
    project([width, 0, 0]),
    project([width, depth, 0]),
    project([0, depth, 0]),
  ];
  const [depthAt, widthAt, heightAt] = [
    middle(right, front),
    middle(front, leftmost),
    middle(right, project([width, 0, height])),
  ];
  const [calledX, calledY] = place(project([width / 5, depth / 6, height]));
  return (
    <>
      <path
        d={`M${outline.map(at).join("L")}z${edges.map((edge) => `M${at(nearest)}L${at(edge)}`).join("")}`}
        className="clear line"
      />
      <path d={joints.join("")} className="hair" />
      <text x={depthAt[0] + 4} y={depthAt[1] + 9}>
        {millimeters(depth)}
      </text>
      <text x={widthAt[0] - 4} y={widthAt[1] + 9} textAnchor="end">
        {millimeters(width)}
      </text>
      <text x={heightAt[0] + 4} y={heightAt[1] + 2}>
        {millimeters(height)}
      </text>
      <text x={left + 9} y={18} textAnchor="middle" className="strong">
        {translate(kilogramsAndPounds(carton.kg), words)}
      </text>
      <Callouts
        callouts={[{ code: "1", at: [calledX - 26, calledY - 26], to: [calledX, calledY] }]}
        radius={7}
      />
    </>
  );
}

type LoadProps = { load: Load; words: Words };

function Layer({ load: { pallet, layer }, words }: LoadProps) {
  const say = (length: number) => translate(millimeters(length * UNIT_MM), words);
  const depth = units(pallet.width);
  return (
    <g transform={`translate(0 ${LAYER_AT})`}>
      <path
        d={boxPath({ x: 0, y: 0, width: pallet.length, depth: pallet.width })}
        className="clear line"
      />
      <path d={layer.map(crossPath).join("")} className="hair" />
      <path d={layer.map(boxPath).join("")} />
      <DimensionLine
        at={[0, units(pallet.length)]}
        on={depth + 13}
        from={depth + 3}
        tick={3}
        say={say}
      />
      <DimensionLine at={[0, depth]} on={-12} from={-3} tick={3} isUpright say={say} />
    </g>
  );
}
