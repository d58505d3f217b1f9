import "./plans.css";
import "./custody-chain.css";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { custodyChain } from "#content/plans/custody-chain.ts";
import type { CustodyRecord } from "#content/plans/plan-types.ts";
import { PlanFrame, round } from "./plan-frame.tsx";
import { WideField } from "./wide-field.tsx";
import { t, type Words } from "#lib/languages/words.ts";
import { isRightToLeft } from "#content/languages/languages.ts";
import { translate } from "#lib/languages/translate.ts";
import { typeset } from "#lib/styles/typography.ts";

const record: CustodyRecord = custodyChain;

/** From one step to the next. */
const STEP = 104;
const LANE = 34;
/** From the ground, on which the steps stand, to the first lane. */
const LANES_AT = 66;

const right = STEP * record.steps.length;
const middleOf = (step: number) => (step - 0.5) * STEP;
const laneOf = (index: number) => LANES_AT + index * LANE;
const bottom = laneOf(record.documents.length - 1);
/** From a step down to its lanes, with a gap before each, where its name stands. */
function dropOf(step: number): string {
  const last = record.documents.findLastIndex(({ from, to }) => from <= step && step <= to);
  const starts = [30, ...Array.from({ length: last }, (_, index) => laneOf(index) + 4)];
  return starts.map((start, index) => `M${middleOf(step)} ${start}V${laneOf(index) - 22}`).join("");
}

/** A saw's blade about its middle, tooth by tooth. */
const BLADE = Array.from({ length: 32 }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / 16, index % 2 === 0 ? 19 : 15];
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle) - 26)}`;
}).join("L");

/** Drawn about the middle of the ground line, 80 wide and 64 high at most. */
const SIGNS = [
  // Trees on a plot with its corners.
  "M-40-6-22-22 34-20 40-4 6 0zM-18-24v12M-18-24a9 11 0 1 1 .1 0M4-26v16M4-26a10 13 0 1 1 .1 0M24-22v10M24-22a8 10 0 1 1 .1 0M-43-6a3 3 0 1 1 6 0 3 3 0 1 1-6 0M37-4a3 3 0 1 1 6 0 3 3 0 1 1-6 0M3 0a3 3 0 1 1 6 0 3 3 0 1 1-6 0",
  // A log, its rings and its tag.
  "M-26-28H34a8 14 0 0 1 0 28H-26M-26-28a9 14 0 1 1-.1 0zM-26-21a4.5 7 0 1 1-.1 0M-26-16a1.5 2.5 0 1 1-.1 0M6-20h14v9H6z",
  // A saw over a cant.
  `M${BLADE}zM0-29a3 3 0 1 1-.1 0M-40-14H40V0H-40zM-40-7H-2`,
  // A kiln chamber with stacked boards.
  "M-38 0V-48H38V0M-38-40H38M-28 0v-5h56v5M-28-5v-6h56v6M-28-15h56v-6h-56zM-28-25h56v-6h-56zM-20-11v-4M0-11v-4M20-11v-4M-20-21v-4M0-21v-4M20-21v-4",
  // An order.
  "M-18 0V-48H12l8 8V0zM12-48v8h8M-11-32H9M-11-25H13M-11-18H13M-11-11H3",
  // An invoice with its claim.
  "M-18 0V-48H12l8 8V0zM12-48v8h8M-11-34H6M-11-27H13M-11-20H13M-12-14h26v9h-26zM-8-9.5H10",
  // A container that leaves.
  "M-40-6H40V-34H-40zM-32-6v-28M-22-6v-28M-12-6v-28M-2-6v-28M8-6v-28M18-6v-28M29-6v-28M-30-6a4 4 0 1 0 8 0M-18-6a4 4 0 1 0 8 0M20-6a4 4 0 1 0 8 0",
];

/** The chain of custody: steps on the ground line, and below it how far each document goes. */
export function CustodyChain({ words }: { words: Words }) {
  const { steps, documents, note } = translate(record, words);
  return (
    <PlanFrame
      id="custody"
      words={words}
      title={t(words, "Chain of custody, from plot to invoice")}
      description={t(
        words,
        "Seven steps on one line: {steps}. Below, how far each document goes: {documents}. The table says what passes at each step, and which standard asks for it.",
        {
          steps: steps.map(({ name }) => name).join(", "),
          documents: documents
            .map(
              ({ name, from, to }) => `${name} (${steps[from - 1]?.name} – ${steps[to - 1]?.name})`,
            )
            .join("; "),
        },
      )}
      block={[t(words, "Not to scale"), t(words, "Filled: made out. Open: passed on.")]}
      view={[0, -62, right, bottom + 78]}
      paperMm={0.24}
      fontSize={11}
      isWide
      legend={
        <>
          <WideField label={t(words, "What passes at each step")}>
            <table className="schedule custody">
              <caption>{t(words, "What passes at each step")}</caption>
              <thead>
                <tr>
                  <th>{t(words, "No.")}</th>
                  <th>{t(words, "Step")}</th>
                  <th>{t(words, "What passes on")}</th>
                  <th>{t(words, "Named by")}</th>
                </tr>
              </thead>
              <tbody>
                {typeset(steps).map(({ code, name, passes, named }) => (
                  <tr key={code}>
                    <td>{code}</td>
                    <th scope="row">{name}</th>
                    <td>{passes}</td>
                    <td>{unbroken(named)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </WideField>
          <p className="drawing-note">{note}</p>
        </>
      }
    >
      <path d={`M0 0H${right}`} className="cut" />
      <path d={record.steps.map((_, index) => dropOf(index + 1)).join("")} className="hair" />
      {steps.map(({ code, name }, index) => (
        <g key={code} transform={`translate(${middleOf(index + 1)})`}>
          <path d={SIGNS[index]} className="clear line" />
          {index > 0 && <path d={`M${-STEP / 2 - 3}-4l6 4-6 4`} />}
          <text y={20} textAnchor="middle" className="strong">
            {`${code} ${name}`}
          </text>
        </g>
      ))}
      {documents.map((item, index) => (
        <Lane key={item.name} {...item} y={laneOf(index)} words={words} />
      ))}
    </PlanFrame>
  );
}

type LaneProps = CustodyRecord["documents"][number] & { y: number; words: Words };

function Lane({ name, from, to, made, y, words }: LaneProps) {
  // The drawing goes from left to right in every language, a sentence in it does not.
  const direction = isRightToLeft(words.language)
    ? ({ direction: "rtl", textAnchor: "end" } as const)
    : {};
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <>
      <path d={`M${middleOf(from)} ${y}H${middleOf(to)}`} />
      <text x={middleOf(from) + 8} y={y - 8} {...direction}>
        {name}
      </text>
      {steps.map((step) => (
        <circle
          key={step}
          cx={middleOf(step)}
          cy={y}
          r={4}
          className={made.includes(step) ? "poche" : "clear line"}
        />
      ))}
    </>
  );
}
