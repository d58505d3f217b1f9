import "./plans.css";
import "./freight-plan.css";
import type { Load } from "#lib/plans/freight.ts";
import {
  kilogramsAndPounds,
  millimeters,
  millimetersAndFeet,
  squareFeet,
} from "#lib/plans/units.ts";
import { typeset } from "#lib/styles/typography.ts";
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
import { PalletSheet } from "./pallet-sheet.tsx";
import { PlanFrame, round } from "./plan-frame.tsx";
import { WideField } from "./wide-field.tsx";

const { container } = freightRecord;

const CONTAINER_SCALE = 75;
/** From the container's floor to the plan's upper edge, below it. */
const PLAN_AT = 76;

export function FreightPlan({ words }: { words: Words }) {
  return (
    <>
      <PalletSheet words={words} />
      <ContainerSheet words={words} />
    </>
  );
}

function ContainerSheet({ words }: { words: Words }) {
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
      <p className="drawing-note">{typeset(say(freightRecord.note))}</p>
    </>
  );
}
