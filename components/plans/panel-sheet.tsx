import "./product-drawing.css";
import { panelDetails, panelFixing } from "#content/drawings/detail-records.ts";
import { productSheets } from "#content/plans/product-sheets.ts";
import {
  panelAtBatten,
  panelAtCeiling,
  panelAtFloor,
  panelJoint,
  panelLayers,
} from "#lib/details/panel-details.ts";
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
const TICK = 2.5;
const { batten, gap, wool } = panelFixing;
const { pitch, width } = panelDetails["slatted-acoustic"];
const { cavity, slat, face } = panelLayers();

/** Where 0 of each part stands: the section's three cuts one above the other, the plan beside the middle one. */
const CEILING = 30;
const MIDDLE = 179;
const FLOOR = 328;
const PLAN = { x: 182, y: 216 };
const PLAN_HALF = 58;
const SECTION = [
  [CEILING, panelAtCeiling()],
  [MIDDLE, panelAtBatten()],
  [FLOOR, panelAtFloor()],
] as const;
const joint = panelJoint();

const CALLOUTS = [
  { code: "1", at: [116, 74], to: [68, 92] },
  { code: "2", at: [116, 100], to: [55, 104] },
  { code: "3", at: [98, 206], to: [42, 186] },
  { code: "4", at: [-48, 96], to: [16, 132] },
  { code: "5", at: [160, 268], to: [172, 204] },
  { code: "6", at: [122, 290], to: [68, 325] },
  { code: "7", at: [222, 268], to: [182, 161] },
] as const;

export function PanelSheet({ words }: { words: Words }) {
  const say = (length: number) => translate(millimetersAndInches(length), words);
  const size = (...sides: number[]) => translate(sizeInBothUnits(...sides), words);
  return (
    <PlanFrame
      id="panel-sheet"
      words={words}
      title={t(words, "Slatted panel, section and joint")}
      description={t(
        words,
        "A slatted panel before a wall, cut upright at the ceiling, at its split battens and at the floor, and in plan at a joint. Between the wall and the felt lie {cavity} of mineral wool; slats {width} wide stand {pitch} apart; a gap of {gap} stays open above and below. The numbers are those of the list.",
        {
          cavity: size(cavity),
          width: size(width),
          pitch: size(pitch),
          gap: size(gap),
        },
      )}
      block={[
        t(words, "1:{scale} on A4", { scale: SCALE }),
        t(words, "Dimensions in mm (inches)"),
        t(words, GOVERNED),
      ]}
      view={[-70, -6, 368, 386]}
      paperMm={1 / SCALE}
      fontSize={10.8}
      isBeside
      legend={<PlanKey keys={productSheets["wall-panels"]} words={words} />}
    >
      <defs>
        <MaterialHatches
          of={[...SECTION.flatMap(([, { shapes }]) => shapes), ...joint.shapes]}
          scale={SCALE}
        />
        <clipPath id="panel-section">
          <path d="M-29-99H112V99H-29z" />
        </clipPath>
        <clipPath id="panel-plan">
          <path d={`M${-PLAN_HALF}-90H${PLAN_HALF}V24H${-PLAN_HALF}z`} />
        </clipPath>
      </defs>
      {SECTION.map(([at, { name, shapes }]) => (
        <g key={name} transform={`translate(0 ${at})`}>
          <g clipPath="url(#panel-section)">
            <DetailShapes shapes={shapes} />
          </g>
        </g>
      ))}
      <g transform={`translate(${PLAN.x} ${PLAN.y})`}>
        <g clipPath="url(#panel-plan)">
          <DetailShapes shapes={joint.shapes} />
        </g>
        <path
          d={[-PLAN_HALF, PLAN_HALF]
            .map((at) => breakLine({ at, from: -face - 6, to: 30, size: 4 }))
            .join("")}
          className="hair"
        />
        <DimensionLines
          tick={TICK}
          chains={[
            { at: [pitch / 2, -pitch / 2], on: -face - 14, from: -face - 4, isBeside: true, say },
            {
              at: [(pitch - width) / 2, (pitch + width) / 2],
              on: -face - 36,
              from: -face - 26,
              isBeside: true,
              say,
            },
            {
              at: [-face, -slat, -cavity],
              on: PLAN_HALF + 12,
              from: PLAN_HALF + 5,
              isUpright: true,
              isBeside: true,
              say,
            },
          ]}
        />
      </g>
      <path
        d={[CEILING + 87, MIDDLE + 62]
          .map((at) => breakLine({ at, from: -36, to: face + 6, size: 4, isLevel: true }))
          .join("")}
        className="hair"
      />
      <DimensionLines
        tick={TICK}
        chains={[
          {
            at: [MIDDLE - batten.width / 2, MIDDLE + batten.width / 2],
            on: -44,
            from: -34,
            isUpright: true,
            say,
          },
          {
            at: [CEILING, CEILING + gap],
            on: 126,
            from: 118,
            isUpright: true,
            isBeside: true,
            say,
          },
          { at: [FLOOR - gap, FLOOR], on: 126, from: 118, isUpright: true, isBeside: true, say },
          { at: [wool, 0], on: FLOOR + 40, from: FLOOR + 24, isBeside: true, say },
          { at: [wool, face], on: FLOOR + 40, from: FLOOR + 24, isBeside: true, say },
        ]}
      />
      <Callouts callouts={CALLOUTS} radius={9} />
    </PlanFrame>
  );
}
