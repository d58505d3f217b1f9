import "./plans.css";
import { towerFloor } from "#content/plans/tower-floor.ts";
import type { FloorPlanRecord, Room } from "#content/plans/plan-types.ts";
import { areaOf, middleOf, outlineOf, quantitiesOf } from "#lib/plans/floor-plan-areas.ts";
import {
  feetMark,
  meters,
  metersAndFeet,
  millimetersAndFeet,
  squareFeet,
  squareMeters,
  tenthsOfSquareMeters,
  wholeSquareFeet,
} from "#lib/plans/units.ts";
import { DimensionLine } from "./dimension-line.tsx";
import { PlanFrame } from "./plan-frame.tsx";
import { PlanKey, type CountedKey } from "./plan-key.tsx";
import { boxPath, corePath, fixturePath, leafPath, roomPath, UNIT_MM } from "./floor-plan-paths.ts";
import { Hatches } from "./hatches.tsx";
import { formatNumber, lowerIn, t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const plan: FloorPlanRecord = towerFloor;

const SCALE = 200;
/** A narrower room has no space for its name or floor, a shallower one none for three lines. */
const NAMED_FROM_MM = 2_400;
const NAMED_FROM_DEPTH_MM = 1_600;
const CODED_FROM_MM = 1_400;
const TICK = 1.3;

const { width, depth } = plan.outline;
const [across, down] = [width / UNIT_MM, depth / UNIT_MM];
const axis = across / 2;
const roomsOf = (of: FloorPlanRecord) => of.dwellings.flatMap((dwelling) => dwelling.rooms);

export function FloorPlan({ words }: { words: Words }) {
  const translated = translate<FloorPlanRecord>(towerFloor, words);
  const say = (text: string) => translate(text, words);
  const [north = "", south = ""] = translated.dwellings.map(({ name }) => lowerIn(words, name));
  const rooms = roomsOf(translated);
  return (
    <PlanFrame
      id="typical-floor"
      words={words}
      title={t(words, "Typical floor plan")}
      description={t(
        words,
        "{width} by {depth}: dwellings with {north} in the north, with {south} in the south, corridor, stairs and elevators between them. The east mirrors the west.",
        { width: say(metersAndFeet(width)), depth: say(metersAndFeet(depth)), north, south },
      )}
      block={[
        t(words, "1:{scale} on A4", { scale: SCALE }),
        t(words, "Dimensions in mm (feet)"),
        t(words, "Areas between wall faces"),
      ]}
      view={[-26, -27, across + 28, down + 45]}
      paperMm={UNIT_MM / SCALE}
      fontSize={4.6}
      isWide
      legend={<Legend words={words} plan={translated} />}
    >
      <defs>
        <Hatches />
        <g id="half">
          <path
            d={[...plan.windows, ...plan.common, ...plan.pageHeaders, ...plan.doors]
              .map(boxPath)
              .join("")}
            className="clear"
          />
          <path
            d={[
              ...plan.windows.map(boxPath),
              ...plan.common.map(corePath),
              ...plan.fixtures.map(fixturePath),
              ...plan.doors.map(leafPath),
            ].join("")}
            className="hair"
          />
          <path d={plan.cabinets.map(boxPath).join("")} className="clear line" />
        </g>
      </defs>
      <path d={`M0 0H${across}V${down}H0z`} className="poche" />
      {translated.schemes.map(({ name, floor }, side) => (
        <g key={name} transform={side === 1 ? `translate(${across})scale(-1 1)` : undefined}>
          <path d={rooms.map(roomPath).join("")} className="clear" />
          <path d={pathOfRooms("dry")} fill={`url(#${floor})`} />
          <path d={pathOfRooms("wet")} fill={`url(#${plan.wetFloor})`} />
          <use href="#half" />
          {plan.common.map(
            (box) =>
              box.floor && <path key={box.name} d={boxPath(box)} fill={`url(#${box.floor})`} />,
          )}
        </g>
      ))}
      <g textAnchor="middle" className="halo">
        {rooms.map((room) => (
          <Tag key={room.number} room={room} words={words} />
        ))}
      </g>
      <Dimensions words={words} />
      <path d={`M${axis}-2V${down + 12}`} className="hair axis" />
      {translated.schemes.map(({ name, floor }, side) => (
        <text
          key={name}
          x={axis + (side === 1 ? 3 : -3)}
          y={down + 8}
          textAnchor={side === 1 ? "start" : "end"}
          className="strong"
        >
          {side === 1
            ? t(words, "{name}, {floor}, mirrored", { name, floor })
            : `${name}, ${floor}`}
        </text>
      ))}
      <ScaleBar />
      <NorthArrow />
    </PlanFrame>
  );
}

function pathOfRooms(use: Room["use"]): string {
  return roomsOf(plan)
    .filter((room) => room.use === use)
    .map(roomPath)
    .join("");
}

/** The number and floor of a room in the western half; name and area too if they fit. */
function Tag({ room, words }: { room: Room; words: Words }) {
  const say = (text: string) => translate(text, words);
  const outline = outlineOf(room);
  const [x, y] = (room.tag ?? middleOf(outline)).map((place) => place / UNIT_MM) as [
    number,
    number,
  ];
  const [span, roomDepth] = [0, 1].map((axisIndex) => {
    const places = outline.map((corner) => corner[axisIndex] ?? 0);
    return Math.max(...places) - Math.min(...places);
  }) as [number, number];
  const code = room.use === "wet" ? plan.wetFloor : plan.schemes[0].floor;
  if (span < NAMED_FROM_MM || roomDepth < NAMED_FROM_DEPTH_MM)
    return (
      <text x={x} y={y + 1} className="strong">
        {span < CODED_FROM_MM ? room.number : `${room.number} ${code}`}
      </text>
    );
  return (
    <>
      <text x={x} y={y - 3} className="strong">{`${room.number} ${room.name}`}</text>
      <text x={x} y={y - 3} dy="1.2em">
        {say(`${code} · ${squareMeters(areaOf(outline))} m²`)}
      </text>
      <text x={x} y={y - 3} dy="2.4em">
        {say(`${squareFeet(areaOf(outline))} sq ft`)}
      </text>
    </>
  );
}

function Dimensions({ words }: { words: Words }) {
  const sayMillimeters = (length: number) => translate(millimetersAndFeet(length * UNIT_MM), words);
  const sayMeters = (length: number) => translate(metersAndFeet(length * UNIT_MM), words);
  const [xs, ys] = [plan.chains.x, plan.chains.y].map((chain) =>
    chain.map((place) => place / UNIT_MM),
  );
  return (
    <>
      <DimensionLine at={xs ?? []} on={-8} from={-3} tick={TICK} say={sayMillimeters} />
      <DimensionLine at={[0, across]} on={-18} from={-11} tick={TICK} say={sayMeters} />
      <DimensionLine at={ys ?? []} on={-8} from={-3} tick={TICK} say={sayMillimeters} isUpright />
      <DimensionLine at={[0, down]} on={-18} from={-11} tick={TICK} say={sayMeters} isUpright />
    </>
  );
}

function ScaleBar() {
  const y = down + 12;
  return (
    <>
      <path d={`M0 ${y}h50v-2h-50z`} />
      <path d={`M0 ${y}h10v-2h-10zm20 0h10v-2h-10zm20 0h10v-2h-10z`} className="poche" />
      {[0, 1, 5].map((length) => (
        <text key={length} x={length * 10} y={y - 3.5} textAnchor="middle">
          {length === 5 ? "5 m (16 ft)" : length}
        </text>
      ))}
    </>
  );
}

function NorthArrow() {
  return (
    <g transform={`translate(${across - 9} ${down + 9})`}>
      <circle r={6} fill="none" />
      <path d="M0-6 3.6 5 0 2.6z" className="poche" />
      <path d="M0-6-3.6 5 0 2.6" />
      <text x={-8} y={1.6} textAnchor="end" className="strong">
        N
      </text>
    </g>
  );
}

function countedKey(
  words: Words,
  { measure, ...key }: FloorPlanRecord["keys"][number],
  amount: number,
  inSquareFeet: number,
): CountedKey {
  switch (measure) {
    case "area":
      return {
        ...key,
        amount: `${squareMeters(amount)} m²`,
        otherAmount: `${inSquareFeet.toLocaleString("en-US")} sq ft`,
        isHatched: true,
      };
    case "length":
      return { ...key, amount: meters(amount * 1_000), otherAmount: feetMark(amount * 1_000) };
    case "count":
      return { ...key, amount: t(words, "{count} pieces", { count: amount }) };
  }
}

function Legend({ words, plan: translated }: { words: Words; plan: FloorPlanRecord }) {
  const quantities = quantitiesOf(plan, tenthsOfSquareMeters);
  const squareFeetOf = quantitiesOf(plan, wholeSquareFeet);
  return (
    <>
      <PlanKey
        words={words}
        keys={plan.keys.map((key) =>
          countedKey(words, key, quantities.get(key.code) ?? 0, squareFeetOf.get(key.code) ?? 0),
        )}
      />
      <div className="drawing-tables">
        {translated.dwellings.map((dwelling) => (
          <RoomSchedule key={dwelling.type} {...dwelling} words={words} />
        ))}
      </div>
    </>
  );
}

type RoomScheduleProps = FloorPlanRecord["dwellings"][number] & { words: Words };

function RoomSchedule({ type, name, rooms: listed, words }: RoomScheduleProps) {
  const say = (text: string) => translate(text, words);
  const areas = listed.map((room) => areaOf(outlineOf(room)));
  // Of the rooms as they are stated, so that the reader's sum is ours.
  const total = (stated: (area: number) => number) =>
    areas.reduce((sum, area) => sum + stated(area), 0);
  const floors = plan.schemes.map(({ floor }) => floor).join(", ");
  return (
    <table className="schedule counted">
      <caption>{t(words, "Type {type}, {name}", { type, name: lowerIn(words, name) })}</caption>
      <thead>
        <tr>
          <th>{t(words, "No.")}</th>
          <th>{t(words, "Room")}</th>
          <th>{t(words, "Floor")}</th>
          <th>{t(words, "Cabinets")}</th>
          <th>m²</th>
          <th>sq ft</th>
        </tr>
      </thead>
      <tbody>
        {listed.map((room, index) => (
          <tr key={room.number}>
            <td>{room.number}</td>
            <th scope="row">{room.name}</th>
            <td>{room.use === "wet" ? plan.wetFloor : floors}</td>
            <td>{room.cabinets}</td>
            <td>{say(squareMeters(areas[index] ?? 0))}</td>
            <td>{say(squareFeet(areas[index] ?? 0))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {t(words, "Together")}
          </th>
          <td>{say(squareMeters(total(tenthsOfSquareMeters)))}</td>
          <td>{formatNumber(words, total(wholeSquareFeet))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
