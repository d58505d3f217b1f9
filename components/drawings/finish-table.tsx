import { t, type InterfaceSentence, type Words } from "#lib/languages/words.ts";
import type { FinishSchedule } from "#content/drawings/drawing-types.ts";
import { readDrawing } from "#server/documents/drawing-format.ts";
import { DrawingKeys } from "./drawing-keys.tsx";

const PARTS = [
  ["F", "Floor"],
  ["W", "Walls"],
  ["J", "Millwork"],
  ["D", "Doors"],
  ["H", "Hardware"],
] as const satisfies readonly (readonly [string, InterfaceSentence])[];
/** The file that has the patterns of the finishes. */
const HATCHES = "finish-hatches";
const SWATCH = [40, 20] as const;

/** Which finish each part of a room has. A page that has it imports finish-table.css. */
export function FinishTable({ finishes, rooms, words }: FinishSchedule & { words: Words }) {
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
                  const code = room.codes.split(/\s/).find((each) => each.startsWith(part));
                  return (
                    <td key={part}>
                      <b aria-hidden={code ? undefined : "true"}>{code || "–"}</b>{" "}
                      <span>{code ? nameOf.get(code) : t(words, "by others")}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <svg
        aria-hidden="true"
        className="hatches"
        dangerouslySetInnerHTML={{ __html: readDrawing(HATCHES, words).content }}
      />
      <DrawingKeys keys={finishes} swatch={SWATCH} words={words} />
    </div>
  );
}
