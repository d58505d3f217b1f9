import { freight } from "#content/plans/freight-plan.ts";
import type { Box, FreightRecord } from "#content/plans/plan-types.ts";
import { cuboidLines } from "#lib/plans/axonometry.ts";
import { cartonOf, loadOf, type Load } from "#lib/plans/freight.ts";
import { inches, kilogramsAndPounds, millimeters, millimetersAndFeet } from "#lib/plans/units.ts";
import { typeset } from "#lib/styles/typography.ts";
import { Callout } from "./callout.tsx";
import { DimensionLine } from "./dimension-line.tsx";
import { PlanFrame, round } from "./plan-frame.tsx";
import { PlanKey } from "./plan-key.tsx";
import { formatNumber, t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const record: FreightRecord = freight;
const { container } = record;
const carton = cartonOf(record);
const loads = record.pallets.map((pallet) => loadOf(record, pallet));

/** One unit is a centimeter on both sheets. */
const UNIT_MM = 10;
const PALLET_SCALE = 25;
const CONTAINER_SCALE = 75;
/** Where things stand on the sheet of carton and pallet. */
const CARTON_AT = [188, 128] as const;
const LAYERS_AT = [
  [282, 12],
  [282, 144],
] as const;
/** From the container's floor to the plan's upper edge, below it. */
const PLAN_AT = 76;

const units = (length: number) => round(length / UNIT_MM);
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
  const size = [carton.width, carton.depth, carton.height];
  return (
    <PlanFrame
      id="pallet"
      words={words}
      title={t(words, "Carton, layer and pallet")}
      description={t(
        words,
        "On the left a loaded pallet seen from its long side, {height} high, under the line of the container’s door. On the right the carton, {size}, and below it one layer of {count} cartons on each of two pallets, {pallets}.",
        {
          height: translate(millimetersAndFeet(load.height), words),
          size: translate(sizeOf(size), words),
          count: load.layer.length,
          pallets: record.pallets.map(({ name }) => translate(name, words)).join(", "),
        },
      )}
      block={[
        t(words, "1:{scale} on A4", { scale: PALLET_SCALE }),
        t(words, "Dimensions in mm (feet)"),
      ]}
      view={[-44, -16, 452, 284]}
      paperMm={UNIT_MM / PALLET_SCALE}
      fontSize={7}
      isWide
      legend={<PlanKey keys={record.keys} words={words} />}
    >
      <PalletSide load={load} words={words} />
      <Carton words={words} />
      {loads.map((each, index) => (
        <Layer key={each.pallet.name} load={each} at={LAYERS_AT[index] ?? LAYERS_AT[0]} code={index === 0 ? "2" : undefined} words={words} />
      ))}
    </PlanFrame>
  );
}

function PalletSide({ load, words }: { load: Load; words: Words }) {
  const { pallet, layers } = load;
  const ground = units(container.door.height);
  const deck = ground - units(pallet.height);
  const say = (length: number) => translate(millimetersAndFeet(length * UNIT_MM), words);
  const front = load.layer.filter(({ y }) => y === 0);
  const cartons = Array.from({ length: layers }, (_, layer) =>
    front.map(
      ({ x, width }) =>
        `M${units(x)} ${round(deck - (layer + 1) * units(carton.height))}h${units(width)}v${units(carton.height)}h${-units(width)}z`,
    ),
  );
  const [length, block] = [units(pallet.length), 14.5];
  return (
    <>
      <path d={`M-14 0H${length + 14}`} className="hair axis" />
      <path d={`M-14 ${ground}H${length + 14}`} className="cut" />
      <path d={cartons.flat().join("")} className="clear line" />
      <path
        d={`M0 ${deck}h${length}v2.2h${-length}zM0 ${deck + 2.2}h${length}v2.2h${-length}zM0 ${ground}v-10h${block}v10zM${(length - block) / 2} ${ground}v-10h${block}v10zM${length - block} ${ground}v-10h${block}v10z`}
        className="clear line"
      />
      <text x={length / 2} y={-6} textAnchor="middle">
        {t(words, "Door opening")}
      </text>
      <DimensionLine
        at={[
          ...Array.from({ length: layers }, (_, layer) =>
            round(deck - (layers - layer) * units(carton.height)),
          ),
          deck,
          ground,
        ]}
        on={-16}
        from={-4}
        tick={3}
        isUpright
        say={(span) => translate(millimeters(span * UNIT_MM), words)}
      />
      <DimensionLine
        at={[0, ground]}
        on={-36}
        from={-16}
        tick={3}
        isUpright
        say={say}
      />
      <Callout code="3" at={[length + 22, ground - 24]} to={[length - 7, ground - 7]} radius={7} />
    </>
  );
}

function Carton({ words }: { words: Words }) {
  const [left, top] = CARTON_AT;
  const { outline, nearest, edges } = cuboidLines({
    x: 0,
    y: 0,
    z: 0,
    width: carton.width,
    depth: carton.depth,
    height: carton.height,
  });
  const at = ([x, y]: readonly [number, number]) =>
    `${round(left + x / UNIT_MM)} ${round(top + y / UNIT_MM)}`;
  const [, upper, right, front, leftmost, far] = outline.map(([x, y]) => [
    round(left + x / UNIT_MM),
    round(top + y / UNIT_MM),
  ]) as [number, number][];
  if (!upper || !right || !front || !leftmost || !far) return null;
  return (
    <>
      <path
        d={`M${outline.map(at).join("L")}z${edges.map((edge) => `M${at(nearest)}L${at(edge)}`).join("")}`}
        className="clear line"
      />
      <text x={(right[0] + front[0]) / 2 + 4} y={(right[1] + front[1]) / 2 + 9}>
        {millimeters(carton.depth)}
      </text>
      <text x={(front[0] + leftmost[0]) / 2 - 4} y={(front[1] + leftmost[1]) / 2 + 9} textAnchor="end">
        {millimeters(carton.width)}
      </text>
      <text x={right[0] + 4} y={(upper[1] + right[1]) / 2}>
        {millimeters(carton.height)}
      </text>
      <text x={front[0] - 12} y={front[1] + 30} textAnchor="middle" className="strong">
        {translate(kilogramsAndPounds(carton.kg), words)}
      </text>
      <Callout code="1" at={[far[0] - 8, far[1] - 20]} to={[far[0] + 14, far[1] + 24]} radius={7} />
    </>
  );
}

type LayerProps = {
  load: Load;
  at: readonly [x: number, y: number];
  code: string | undefined;
  words: Words;
};

function Layer({ load: { pallet, layer }, at, code, words }: LayerProps) {
  const say = (length: number) => translate(millimeters(length * UNIT_MM), words);
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <path
        d={boxPath({ x: 0, y: 0, width: pallet.length, depth: pallet.width })}
        className="clear line"
      />
      <path
        d={layer
          .map(
            ({ x, y, width, depth }) =>
              `${boxPath({ x, y, width, depth })}M${units(x)} ${units(y)}l${units(width)} ${units(depth)}m0 ${-units(depth)}l${-units(width)} ${units(depth)}`,
          )
          .join("")}
        className="hair"
      />
      <path d={layer.map(boxPath).join("")} />
      <DimensionLine at={[0, units(pallet.length)]} on={units(pallet.width) + 14} from={units(pallet.width) + 3} tick={3} say={say} />
      <DimensionLine at={[0, units(pallet.width)]} on={-8} from={-2} tick={3} isUpright say={say} />
      {code && <Callout code={code} at={[-22, -4]} to={[8, 12]} radius={7} />}
    </g>
  );
}

function Container({ words }: { words: Words }) {
  const [load] = loads;
  if (!load) return null;
  const [length, width, height] = [container.length, container.width, container.height].map(units) as [
    number,
    number,
    number,
  ];
  const say = (span: number) => translate(millimetersAndFeet(span * UNIT_MM), words);
  const across = load.places.filter(({ y }) => y === 0);
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
      view={[-62, -height - 18, length + 96, height + PLAN_AT + width + 48]}
      paperMm={UNIT_MM / CONTAINER_SCALE}
      fontSize={20}
      isWide
      legend={<Counted words={words} />}
    >
      <defs>
        <path
          id="loaded"
          d={sideOf(load)}
          className="clear line"
        />
      </defs>
      <path d={shell(-height, height)} fillRule="evenodd" className="poche" />
      {across.map(({ x }) => (
        <use key={x} href="#loaded" x={units(x)} />
      ))}
      <path d={`M${length} ${-units(container.door.height)}h-60`} className="hair axis" />
      <path d={shell(PLAN_AT, width)} fillRule="evenodd" className="poche" />
      <path
        d={load.places.map((place) => boxPath({ ...place, y: place.y + PLAN_AT * UNIT_MM })).join("")}
        className="clear line"
      />
      <path
        d={load.places
          .map(
            ({ x, y, width: along, depth }) =>
              `M${units(x)} ${units(y) + PLAN_AT}l${units(along)} ${units(depth)}m0 ${-units(depth)}l${-units(along)} ${units(depth)}`,
          )
          .join("")}
        className="hair"
      />
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
      <Callout
        code="4"
        at={[length / 2, -height + 18]}
        to={[length / 2 + 34, -units(load.height) + 12]}
        radius={18}
      />
      <text x={length} y={PLAN_AT + width + 32} textAnchor="end" className="strong">
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

function sizeOf(sides: readonly number[]): string {
  return `${sides.map(millimeters).join(" × ")} mm (${sides.map(inches).join(" × ")} in)`;
}

function Counted({ words }: { words: Words }) {
  const say = (text: string) => translate(text, words);
  const size = [carton.width, carton.depth, carton.height];
  const lines = [
    { name: t(words, "Carton"), value: () => sizeOf(size) },
    { name: t(words, "Carton, gross"), value: () => kilogramsAndPounds(carton.kg) },
    { name: t(words, "Cartons on a layer"), value: ({ layer }: Load) => String(layer.length) },
    { name: t(words, "Layers"), value: ({ layers }: Load) => String(layers) },
    { name: t(words, "Pallet, height"), value: ({ height }: Load) => millimetersAndFeet(height) },
    { name: t(words, "Pallet, gross"), value: ({ palletKg }: Load) => kilogramsAndPounds(palletKg) },
    { name: t(words, "Pallets"), value: ({ places }: Load) => String(places.length) },
    { name: t(words, "Cartons"), value: ({ cartons }: Load) => String(cartons) },
    { name: t(words, "Cargo"), value: ({ cargoKg }: Load) => kilogramsAndPounds(cargoKg) },
    {
      name: t(words, "Container, gross"),
      value: ({ cargoKg }: Load) => kilogramsAndPounds(cargoKg + container.tareKg),
    },
  ];
  return (
    <>
      <table className="schedule counted">
        <caption>{t(words, "Counted and weighed, by pallet")}</caption>
        <thead>
          <tr>
            <th>{t(words, "Pallet")}</th>
            {loads.map(({ pallet }) => (
              <th key={pallet.name} scope="col">
                {say(pallet.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {loads.map((load) => (
                <td key={load.pallet.name}>{say(value(load))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="drawing-note">{typeset(say(record.note))}</p>
    </>
  );
}
