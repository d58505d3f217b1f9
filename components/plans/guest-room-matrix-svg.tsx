import "./plans.css";
import "./guest-room-matrix.css";
import { guestRooms } from "#content/plans/guest-room-matrix.ts";
import type { Box, GuestRoom, GuestRoomRecord } from "#content/plans/plan-types.ts";
import { guestRoomMatrix, keysOfFloor, type Quantities } from "#lib/plans/guest-room-quantities.ts";
import { millimeters, millimetersAndFeet, squareFeet, squareMeters } from "#lib/plans/units.ts";
import { DimensionLine } from "./dimension-line.tsx";
import { boxPath, fixturePath, leafPath, UNIT_MM } from "./floor-plan-paths.ts";
import { Hatches } from "./hatches.tsx";
import { PlanFrame } from "./plan-frame.tsx";
import { PlanKey } from "./plan-key.tsx";
import { WideField } from "./wide-field.tsx";
import { formatNumber, lowerIn, t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const record: GuestRoomRecord = guestRooms;
const { depth, walls, corridor } = record;

const SCALE = 150;
const TICK = 1.3;

const units = (length: number) => length / UNIT_MM;
const places = record.rooms.map((_, index) =>
  record.rooms.slice(0, index).reduce((sum, { width }) => sum + width + walls.party, walls.party),
);
const total = record.rooms.reduce((sum, { width }) => sum + width + walls.party, walls.party);
const corridorTop = depth + walls.party;
const corridorBottom = corridorTop + corridor.width;
const keys = keysOfFloor(record) * record.floors;

/** The types of guest rooms side by side on their corridor, and the matrix that is counted from them. */
export function GuestRoomMatrix({ words }: { words: Words }) {
  const say = (text: string) => translate(text, words);
  const { rooms, corridor: hall } = translate(record, words);
  return (
    <PlanFrame
      id="guest-rooms"
      words={words}
      title={t(words, "Guest rooms by type")}
      description={t(
        words,
        "Four rooms side by side on one corridor, windows above, entry doors below: {rooms}. In each, what we make is drawn with heavy lines and named by the letters of the list: floor, headboard wall, wardrobe, case goods, vanity and doors. The table counts them.",
        {
          rooms: rooms
            .map(({ name, width }) => `${lowerIn(words, name)}, ${say(millimetersAndFeet(width))}`)
            .join("; "),
        },
      )}
      block={[
        t(words, "1:{scale} on A4", { scale: SCALE }),
        t(words, "Dimensions in mm (feet)"),
        t(words, "Areas between wall faces"),
      ]}
      view={[-20, -17, units(total) + 24, units(corridorBottom) + 27]}
      paperMm={UNIT_MM / SCALE}
      fontSize={3.8}
      isWide
      legend={<Legend words={words} />}
    >
      <defs>
        <Hatches />
      </defs>
      <path
        d={boxPath({ x: 0, y: -walls.outer, width: total, depth: corridorTop + walls.outer })}
        className="poche"
      />
      {rooms.map((room, index) => (
        <g key={room.code} transform={`translate(${units(places[index] ?? 0)})`}>
          <RoomPlan room={room} />
        </g>
      ))}
      <path d={`M0 ${units(corridorBottom)}H${units(total)}`} className="cut" />
      <path d={`M0 ${units(corridorBottom) - 0.5}H${units(total)}`} />
      <text
        x={units(total) / 2}
        y={units(corridorTop) + 9.5}
        textAnchor="middle"
        className="strong"
      >
        {hall.name}
      </text>
      <text x={units(total) / 2} y={units(corridorBottom) - 2} textAnchor="middle">
        H
      </text>
      <Dimensions words={words} />
    </PlanFrame>
  );
}

const all = (boxes: readonly Box[]) => boxes.map(boxPath).join("");

function RoomPlan({ room }: { room: GuestRoom }) {
  const { dry, wet, doors, fixtures, made, windows, turning, tag } = room;
  const openings = windows.map(({ x, width }) => ({
    x,
    y: -walls.outer,
    width,
    depth: walls.outer,
  }));
  return (
    <>
      <path d={all([...dry, ...wet, ...doors, ...openings])} className="clear" />
      <path d={all(dry)} fill="url(#F1)" />
      <path d={all(wet)} fill="url(#T)" />
      <path d={all([...made, ...fixtures])} className="clear" />
      <path
        d={[
          ...openings.map(
            (opening) => boxPath(opening) + boxPath({ ...opening, y: -200, depth: 100 }),
          ),
          ...fixtures.map(fixturePath),
          ...doors.map(leafPath),
        ].join("")}
        className="hair"
      />
      <path d={all(made)} className="cut" />
      {turning && (
        <circle
          cx={units(turning[0])}
          cy={units(turning[1])}
          r={units(record.turningDiameter / 2)}
          className="hair axis"
        />
      )}
      <g textAnchor="middle" className="halo">
        <text x={units(tag[0])} y={units(tag[1])} className="strong">
          {`${room.code} ${room.name}`}
        </text>
        {[...made, ...doors].map((thing) => (
          <Code key={`${thing.x} ${thing.y}`} {...thing} />
        ))}
      </g>
    </>
  );
}

/** In a piece of furniture; above the panel behind the beds, in the corridor before an entry, beside an inner door. */
function Code({ code, x, y, width, depth: length }: Box & { code: string }) {
  const middle = [x + width / 2, y + length / 2] as const;
  const [left, top] =
    code === "H"
      ? [x + 300, y + length + 420]
      : code === "D1"
        ? [middle[0], corridorTop + 500]
        : code === "D2"
          ? [x + width + 330, middle[1] + 130]
          : [middle[0], middle[1] + 130];
  return (
    <text x={units(left)} y={units(top)}>
      {code}
    </text>
  );
}

function Dimensions({ words }: { words: Words }) {
  const say = (length: number) => translate(millimetersAndFeet(length * UNIT_MM), words);
  return (
    <>
      {record.rooms.map(({ code, width }, index) => (
        <DimensionLine
          key={code}
          at={[units(places[index] ?? 0), units((places[index] ?? 0) + width)]}
          on={-8}
          from={-4.5}
          tick={TICK}
          say={say}
        />
      ))}
      <DimensionLine at={[0, units(depth)]} on={-6} from={-1.5} tick={TICK} say={say} isUpright />
      <DimensionLine
        at={[units(corridorTop), units(corridorBottom)]}
        on={-6}
        from={-1.5}
        tick={TICK}
        say={(length) => translate(millimeters(length * UNIT_MM), words)}
        isUpright
      />
    </>
  );
}

function Legend({ words }: { words: Words }) {
  const { building } = guestRoomMatrix(record);
  return (
    <>
      <Matrix words={words} />
      <PlanKey
        words={words}
        keys={record.keys.map(({ isArea = false, ...counted }) => {
          const key =
            counted.code === "H"
              ? {
                  ...counted,
                  detail: `${translate(counted.detail, words)}; ${panelHeights(words)}`,
                }
              : counted;
          const amount = building.get(key.code) ?? 0;
          return isArea
            ? {
                ...key,
                amount: `${squareMeters(amount)} m²`,
                otherAmount: `${squareFeet(amount)} sq ft`,
                isHatched: key.code === "F1",
              }
            : {
                ...key,
                amount: t(words, "{count} pieces", { count: formatNumber(words, amount) }),
              };
        })}
      />
    </>
  );
}

/** Said with the panels, whose areas follow from them. */
function panelHeights(words: Words): string {
  const say = (height: number) => translate(millimetersAndFeet(height), words);
  return t(
    words,
    "{headboard} high behind the beds, {corridor} in the corridor, {lobby} in the lobby",
    {
      headboard: say(record.headboardHeight),
      corridor: say(corridor.panelHeight),
      lobby: say(record.lobby.panelHeight),
    },
  );
}

function Matrix({ words }: { words: Words }) {
  const { rows, lobby, floor, building } = guestRoomMatrix(record);
  const cells = (quantities: Quantities) =>
    record.keys.map(({ code, isArea }) => {
      const amount = quantities.get(code);
      return (
        <td key={code}>
          {amount === undefined
            ? "–"
            : isArea
              ? translate(squareMeters(amount), words)
              : formatNumber(words, amount)}
        </td>
      );
    });
  return (
    <WideField label={t(words, "Room matrix, one of each; areas in m²")}>
      <table className="schedule matrix">
        <caption>{t(words, "Room matrix, one of each; areas in m²")}</caption>
        <thead>
          <tr>
            <th>{t(words, "Room")}</th>
            <th>{t(words, "Each floor")}</th>
            {record.keys.map(({ code, name }) => (
              <th key={code} abbr={translate(name, words)}>
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, lobby].map(({ name, code, eachFloor, quantities }) => (
            <tr key={name}>
              <th scope="row">
                {code && <b>{code} </b>}
                {translate(name, words)}
              </th>
              <td>{eachFloor ?? "–"}</td>
              {cells(quantities)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(words, "A floor")}</th>
            <td>{keysOfFloor(record)}</td>
            {cells(floor)}
          </tr>
          <tr>
            <th scope="row">{t(words, "{floors} floors, lobby", { floors: record.floors })}</th>
            <td>{keys}</td>
            {cells(building)}
          </tr>
        </tfoot>
      </table>
    </WideField>
  );
}
