import "./plans.css";
import "./freight-plan.css";
import { freight } from "#content/plans/freight-plan.ts";
import type { Box, FreightRecord, Point } from "#content/plans/plan-types.ts";
import { cuboidLines, project } from "#lib/plans/axonometry.ts";
import { cartonOf, loadOf, type Load } from "#lib/plans/freight.ts";
import {
  inches,
  kilogramsAndPounds,
  millimeters,
  millimetersAndFeet,
  squareFeet,
} from "#lib/plans/units.ts";
import { typeset } from "#lib/styles/typography.ts";
import { Callouts } from "./callout.tsx";
import { DimensionLine } from "./dimension-line.tsx";
import { PlanFrame, round } from "./plan-frame.tsx";
import { PlanKey, type CountedKey } from "./plan-key.tsx";
import { WideField } from "./wide-field.tsx";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const record: FreightRecord = freight;
const { container } = record;
const carton = cartonOf(record);
const loads = record.pallets.map((pallet) => loadOf(record, pallet));

/** One unit is a centimeter on both sheets. */
const UNIT_MM = 10;
const PALLET_SCALE = 25;
const CONTAINER_SCALE = 75;
/** On the sheet of carton and pallet, whose ground is at 0: a column for each pallet, then the carton. */
const COLUMNS_AT = [0, 158];
const LAYER_AT = 30;
const CARTON_AT = [354, -50] as const;
/** From the container's floor to the plan's upper edge, below it. */
const PLAN_AT = 76;

const units = (length: number) => round(length / UNIT_MM);
const crossPath = ({ x, y, width, depth }: Box) =>
  `M${units(x)} ${units(y)}l${units(width)} ${units(depth)}m0 ${-units(depth)}l${-units(width)} ${units(depth)}`;
const boxPath = ({ x, y, width, depth }: Box) =>
  `M${units(x)} ${units(y)}h${units(width)}v${units(depth)}h${-units(width)}z`;

export function FreightPlan({ words }: { words: Words }) {
  return (
    <>
      <CartonAndPallet words={words} />
      <Container words={words} />
    </>
  );
}

function CartonAndPallet({ words }: { words: Words }) {
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
          pallets: record.pallets.map(({ name }) => translate(name, words)).join(", "),
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
      legend={<PlanKey keys={record.keys.map(countedKey)} words={words} />}
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
  const joints = Array.from({ length: record.carton.abreast - 1 }, (_, index) => {
    const across = ((index + 1) * depth) / record.carton.abreast;
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

function Container({ words }: { words: Words }) {
  const [load] = loads;
  if (!load) return null;
  const [length, width, height] = [container.length, container.width, container.height].map(
    units,
  ) as [number, number, number];
  const say = (span: number) => translate(millimetersAndFeet(span * UNIT_MM), words);
  const across = load.places.filter(({ y }) => y === 0);
  const places = load.places.map((place) => ({ ...place, y: place.y + PLAN_AT * UNIT_MM }));
  const shell = (top: number, depth: number) =>
    `M-4 ${top - 4}H${length + 4}v${depth + 8}H-4zM0 ${top}V${top + depth}H${length}V${top}z`;
  return (
    <PlanFrame
      id="container"
      words={words}
      title={t(words, "40′ high-cube container")}
      description={t(
        words,
        "Above, the container cut along its length, {length} by {height} inside; below, its floor, {width} wide, with {places} pallets in two rows: one lengthwise, one across.",
        {
          length: say(length),
          height: say(height),
          width: say(width),
          places: load.places.length,
        },
      )}
      block={[
        t(words, "1:{scale} on A4", { scale: CONTAINER_SCALE }),
        t(words, "Dimensions in mm (feet)"),
      ]}
      view={[-58, -height - 14, length + 72, height + PLAN_AT + width + 62]}
      paperMm={UNIT_MM / CONTAINER_SCALE}
      fontSize={20}
      isWide
      legend={<Counted words={words} />}
    >
      <defs>
        <path id="loaded" d={sideOf(load)} className="clear line" />
      </defs>
      <path d={shell(-height, height)} fillRule="evenodd" className="poche" />
      {across.map(({ x }) => (
        <use key={x} href="#loaded" x={units(x)} />
      ))}
      <path d={`M${length} ${-units(container.door.height)}h-60`} className="hair axis" />
      <path d={shell(PLAN_AT, width)} fillRule="evenodd" className="poche" />
      <path d={places.map(boxPath).join("")} className="clear line" />
      <path d={places.map(crossPath).join("")} className="hair" />
      <DimensionLine at={[0, length]} on={44} from={10} tick={6} say={say} />
      <DimensionLine at={[-height, 0]} on={-26} from={-10} tick={6} isUpright say={say} />
      <DimensionLine
        at={[PLAN_AT, PLAN_AT + width]}
        on={-26}
        from={-10}
        tick={6}
        isUpright
        say={say}
      />
      <Callouts
        callouts={[
          {
            code: "4",
            at: [length / 2, -units(load.height) - 42],
            to: [length / 2 + 30, -units(load.height) + 9],
          },
        ]}
        radius={18}
      />
      <text x={length} y={PLAN_AT + width + 34} textAnchor="end" className="strong">
        {t(words, "Doors")}
      </text>
    </PlanFrame>
  );
}

/** A loaded pallet that stands across the container, seen from the side. */
function sideOf({ pallet, layers }: Load): string {
  const [width, deck, step] = [pallet.width, pallet.height, carton.height].map(units) as [
    number,
    number,
    number,
  ];
  const rows = Array.from(
    { length: layers },
    (_, layer) => `M0 ${round(-deck - (layer + 1) * step)}h${width}v${step}h${-width}z`,
  );
  return `M0 0v${-deck}h${width}v${deck}m0-5H0${rows.join("")}`;
}

function sizeOf({
  width,
  depth,
  height,
}: {
  width: number;
  depth: number;
  height: number;
}): string {
  const sides = [width, depth, height];
  return `${sides.map(millimeters).join(" × ")} mm (${sides.map(inches).join(" × ")} in)`;
}

function Counted({ words }: { words: Words }) {
  const say = (text: string) => translate(text, words);
  const lines = [
    { name: t(words, "Carton"), value: () => sizeOf(carton) },
    { name: t(words, "Carton, gross"), value: () => kilogramsAndPounds(carton.kg) },
    { name: t(words, "Cartons on a layer"), value: ({ layer }: Load) => String(layer.length) },
    { name: t(words, "Layers"), value: ({ layers }: Load) => String(layers) },
    { name: t(words, "Pallet, height"), value: ({ height }: Load) => millimetersAndFeet(height) },
    {
      name: t(words, "Pallet, gross"),
      value: ({ palletKg }: Load) => kilogramsAndPounds(palletKg),
    },
    { name: t(words, "Pallets"), value: ({ places }: Load) => String(places.length) },
    { name: t(words, "Cartons"), value: ({ cartons }: Load) => millimeters(cartons) },
    {
      name: t(words, "Floor in them"),
      value: ({ cartons }: Load) => {
        const area = cartons * carton.squareMeters;
        return `${millimeters(area)} m² (${squareFeet(area)} sq ft)`;
      },
    },
    { name: t(words, "Cargo"), value: ({ cargoKg }: Load) => kilogramsAndPounds(cargoKg) },
    {
      name: t(words, "Container, gross"),
      value: ({ cargoKg }: Load) => kilogramsAndPounds(cargoKg + container.tareKg),
    },
  ];
  return (
    <>
      <WideField label={t(words, "Counted and weighed, by pallet")}>
        <table className="schedule counted freight">
          <caption>{t(words, "Counted and weighed, by pallet")}</caption>
          <thead>
            <tr>
              <th>{t(words, "Pallet")}</th>
              {loads.map(({ pallet }) => (
                <th key={pallet.name} scope="col">
                  {typeset(say(pallet.name))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {loads.map((load) => (
                  <td key={load.pallet.name}>{typeset(say(value(load)))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideField>
      <p className="drawing-note">{typeset(say(record.note))}</p>
    </>
  );
}
