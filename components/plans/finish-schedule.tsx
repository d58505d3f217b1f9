import { ReferenceText } from "#components/links/reference-text.tsx";
import { unbroken } from "#components/numbers/unbroken.tsx";
import "./plans.css";
import "./finish-schedule.css";
import { residenceSchedule } from "#content/plans/residence-schedule.ts";
import type { FinishedPart, FinishScheduleRecord } from "#content/plans/plan-types.ts";
import { typeset } from "#lib/styles/typography.ts";
import { t, type InterfaceSentence, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const PARTS = [
  ["floor", "Floor"],
  ["walls", "Walls"],
  ["joinery", "Millwork"],
  ["doors", "Doors"],
  ["hardware", "Hardware"],
] as const satisfies readonly (readonly [FinishedPart, InterfaceSentence])[];

const HATCHES = {
  plank: { width: 14, height: 6, lines: "M0 0H14M0 3H14M4 0v3M10 3v3" },
  herringbone: { width: 6, height: 3, lines: "M0 0 3 3 6 0M0-3 3 0 6-3M0 3 3 6 6 3" },
  slats: { width: 2, height: 6, lines: "M.5 0v6" },
  veneer: { width: 12, height: 12, lines: "M2 12Q4-4 6-4t4 16M4 12q1-9 2-9t2 9M0 0v12" },
  paint: { width: 20, height: 20, lines: "" },
  metal: { width: 3, height: 3, lines: "M0 3 3 0" },
} as const;

export function FinishSchedule({ words }: { words: Words }) {
  const { finishes, rooms } = typeset(translate<FinishScheduleRecord>(residenceSchedule, words));
  const nameOf = new Map(finishes.map(({ code, name }) => [code, name]));
  return (
    <div className="finishes">
      {/* Scrolls sideways with large text; not every browser makes it focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be keyboard accessible */}
      <section className="schedule-field" aria-label={t(words, "Finish schedule")} tabIndex={0}>
        <table className="schedule" aria-label={t(words, "Finish schedule, room by room")}>
          <thead>
            <tr>
              <th>{t(words, "Room")}</th>
              {PARTS.map(([part, heading]) => (
                <th key={part}>{t(words, heading)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <tr key={room.number}>
                <th scope="row">
                  <b>{room.number}</b> {room.name}
                </th>
                {PARTS.map(([part]) => {
                  const code = room[part];
                  return code ? (
                    <td key={part}>
                      <b>{code}</b> <span>{nameOf.get(code)}</span>
                    </td>
                  ) : (
                    <td key={part}>
                      <b aria-hidden="true">–</b> <span>{t(words, "by others")}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Hatches />
      <ol className="drawing-key">
        {finishes.map(({ code, name, href, detail, hatch }) => (
          <li key={code}>
            <b>
              {code}
              <svg aria-hidden="true" viewBox="0 0 40 20" className="swatch">
                <path d="M0 0H40V20H0z" fill={`url(#${hatch})`} />
              </svg>
            </b>
            <div>
              <ReferenceText text={name} href={href} words={words} />
              <span>{unbroken(detail)}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Hatches() {
  return (
    <svg aria-hidden="true" className="hatches">
      {Object.entries(HATCHES).map(([id, { width, height, lines }]) => (
        <pattern key={id} id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={lines} className="hatch" fill="none" strokeWidth=".6" />
        </pattern>
      ))}
    </svg>
  );
}
