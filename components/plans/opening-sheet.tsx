import "./product-drawing.css";
import { doorDetail, windowDetail } from "#content/drawings/detail-records.ts";
import { productSheets } from "#content/plans/product-sheets.ts";
import { doorJamb, windowHead } from "#lib/details/opening-details.ts";
import { millimetersAndInches, sizeInBothUnits } from "#lib/plans/units.ts";
import { Callouts } from "./callout.tsx";
import { breakLine, DetailShapes, MaterialHatches } from "./detail-shapes.tsx";
import { DimensionLines } from "./dimension-line.tsx";
import { GOVERNED, PlanFrame } from "./plan-frame.tsx";
import { PlanKey } from "./plan-key.tsx";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

/** One unit is a millimeter. */
const SCALE = 2;
const jamb = doorJamb();
const head = windowHead();
const JAMB_KEYS = productSheets["doors-windows"].slice(0, 7);
const HEAD_KEYS = productSheets["doors-windows"].slice(7);

const JAMB_CALLOUTS = [
  { code: "1", at: [112, -92], to: [90, -22] },
  { code: "2", at: [46, -140], to: [-8, -112] },
  { code: "3", at: [58, -106], to: [9, -48] },
  { code: "4", at: [-94, -164], to: [-66, -134] },
  { code: "5", at: [58, 30], to: [7, 7] },
  { code: "6", at: [16, -164], to: [-35, -90] },
  { code: "7", at: [-122, -164], to: [-68, -66] },
] as const;
const HEAD_CALLOUTS = [
  { code: "8", at: [140, 62], to: [60, 26] },
  { code: "9", at: [140, 98], to: [46, 82] },
  { code: "10", at: [112, 150], to: [44, 140] },
  { code: "11", at: [-84, -18], to: [4, -3] },
  { code: "12", at: [196, 40], to: [134, 4] },
] as const;

export function OpeningSheet({ words }: { words: Words }) {
  const say = (length: number) => translate(millimetersAndInches(length), words);
  const size = (...sides: number[]) => translate(sizeInBothUnits(...sides), words);
  const block = [
    t(words, "1:{scale} on A4", { scale: SCALE }),
    t(words, "Dimensions in mm (inches)"),
    t(words, GOVERNED),
  ];
  const { leaf, wall, lining, casing, gap } = doorDetail;
  const { frame, sash, glass, roughOpening } = windowDetail;
  const shim = doorDetail.roughOpening / 2;
  const [left, right] = [-lining - shim - 74, gap + 149];
  const end = head.shapes.flatMap(({ points }) => points.map(([, y]) => -y));
  const glassEnd = Math.max(...end);
  const glassAt = (sash.depth - glass) / 2;
  const top = Math.min(...end);
  return (
    <>
      <PlanFrame
        id="jamb"
        words={words}
        title={t(words, "Door, jamb in plan")}
        description={t(
          words,
          "The hinge side of a door, cut level: a leaf {leaf} thick in a lining as deep as the wall of {wall}, shimmed to the studs, with stop, gasket, hinge and a casing on each side. The numbers are those of the list.",
          { leaf: size(leaf.thickness), wall: size(wall) },
        )}
        block={block}
        view={[-142, -178, 344, 224]}
        paperMm={1 / SCALE}
        fontSize={6.2}
        isWide
        legend={<PlanKey keys={JAMB_KEYS} words={words} />}
      >
        <defs>
          <MaterialHatches of={[...jamb.shapes, ...head.shapes]} scale={SCALE} />
          <clipPath id="jamb-ends">
            <path d={`M${left}-200H${right}V60H${left}z`} />
          </clipPath>
        </defs>
        <g clipPath="url(#jamb-ends)">
          <DetailShapes shapes={jamb.shapes} />
        </g>
        <path
          d={
            breakLine({ at: left, from: -wall - 8, to: 8, size: 4 }) +
            breakLine({ at: right, from: -leaf.thickness - 8, to: 8, size: 4 })
          }
          className="hair"
        />
        <DimensionLines
          tick={2.5}
          chains={[
            { at: [-wall, 0], on: left - 14, from: left - 6, isUpright: true, say },
            {
              at: [-leaf.thickness, 0],
              on: right + 12,
              from: right + 6,
              isUpright: true,
              isBeside: true,
              say,
            },
            {
              at: [-casing.reveal - casing.width, -casing.reveal],
              on: -wall - casing.thickness - 16,
              from: -wall - casing.thickness - 4,
              say,
            },
            { at: [-lining, 0], on: 36, from: 22, say },
            { at: [-lining, -lining - shim], on: 36, from: 22, isBeside: true, say },
            { at: [0, gap], on: 36, from: 22, isBeside: true, say },
          ]}
        />
        <Callouts callouts={JAMB_CALLOUTS} radius={7} />
      </PlanFrame>
      <PlanFrame
        id="head"
        words={words}
        title={t(words, "Window, head in section")}
        description={t(
          words,
          "The head of a window, cut upright, outside to the left: a frame {frame} deep under the lintel, the sash closed against its stop on a gasket, double glazing {glass} thick behind a bead. The numbers are those of the list.",
          { frame: size(frame.depth), glass: size(glass) },
        )}
        block={block}
        view={[-118, top - 14, 344, glassEnd - top + 66]}
        paperMm={1 / SCALE}
        fontSize={10.4}
        isBeside
        legend={<PlanKey keys={HEAD_KEYS} words={words} />}
      >
        <defs>
          <clipPath id="head-ends">
            <path d={`M-200 ${top + 1}H200V${glassEnd - 1}H-200z`} />
          </clipPath>
        </defs>
        <g clipPath="url(#head-ends)">
          <DetailShapes shapes={head.shapes} />
        </g>
        <path
          d={
            breakLine({ at: top + 1, from: -48, to: 150, size: 4, isLevel: true }) +
            breakLine({
              at: glassEnd - 1,
              from: glassAt - 8,
              to: glassAt + glass + 8,
              size: 4,
              isLevel: true,
            })
          }
          className="hair"
        />
        <DimensionLines
          tick={2.5}
          chains={[
            {
              at: [
                0,
                frame.face,
                frame.face + windowDetail.gap,
                frame.face + windowDetail.gap + sash.face,
              ],
              on: -52,
              from: -6,
              isUpright: true,
              isBeside: true,
              say,
            },
            {
              at: [-roughOpening / 2, 0],
              on: 176,
              from: 172,
              isUpright: true,
              isBeside: true,
              say,
            },
            {
              at: [glassAt, glassAt + glass],
              on: glassEnd + 20,
              from: glassEnd + 8,
              isBeside: true,
              say,
            },
            { at: [0, frame.depth], on: glassEnd + 44, say },
          ]}
        />
        <text x={glassAt - 14} y={glassEnd - 24} textAnchor="end">
          {t(words, "outside")}
        </text>
        <text x={glassAt + glass + 14} y={glassEnd - 24}>
          {t(words, "inside")}
        </text>
        <Callouts callouts={HEAD_CALLOUTS} radius={8} />
      </PlanFrame>
    </>
  );
}
