import type { GuestRoom, GuestRoomRecord } from "#content/plans/plan-types.ts";
import { tenthsOfSquareMeters } from "./units.ts";

const MM2_PER_M2 = 1_000_000;

export type Quantities = ReadonlyMap<string, number>;

export type MatrixRow = {
  code?: string;
  name: string;
  /** On each floor; the lobby has none. */
  eachFloor?: number;
  /** Of one, by the code of the record's keys. */
  quantities: Quantities;
};

const squareMeters = (width: number, height: number) =>
  tenthsOfSquareMeters((width * height) / MM2_PER_M2);

/** The floor, panels, furniture and doors of one room, areas in tenths of a square meter as they are stated. */
export function quantitiesOfRoom(room: GuestRoom, headboardHeight: number): Quantities {
  const quantities = new Map<string, number>();
  const add = (code: string, amount: number) =>
    quantities.set(code, tenthsOfSquareMeters((quantities.get(code) ?? 0) + amount));
  add(
    "F1",
    tenthsOfSquareMeters(
      room.dry.reduce((sum, { width, depth }) => sum + (width * depth) / MM2_PER_M2, 0),
    ),
  );
  for (const { code, depth } of room.made)
    add(code, code === "H" ? squareMeters(depth, headboardHeight) : 1);
  for (const { code } of room.doors) add(code, 1);
  return quantities;
}

/** Half of what the rooms take of both sides, with their party walls. */
export function corridorLength({ rooms, walls }: GuestRoomRecord): number {
  return rooms.reduce(
    (sum, { width, eachFloor }) => sum + (eachFloor * (width + walls.party)) / 2,
    0,
  );
}

/** How many rooms a floor has. */
export function keysOfFloor({ rooms }: Pick<GuestRoomRecord, "rooms">): number {
  return rooms.reduce((sum, { eachFloor }) => sum + eachFloor, 0);
}

/** The matrix: a row for each type of room, the corridor and the lobby, and their sums for a floor and for the building. */
export function guestRoomMatrix(record: GuestRoomRecord): {
  rows: readonly MatrixRow[];
  lobby: MatrixRow;
  floor: Quantities;
  building: Quantities;
} {
  const { corridor, lobby, rooms, floors, headboardHeight } = record;
  const entries = rooms.flatMap(({ doors, eachFloor }) =>
    doors.filter(({ code }) => code === "D1").map(({ width }) => eachFloor * width),
  );
  const doorways = entries.reduce((sum, width) => sum + width, 0);
  const rows: MatrixRow[] = [
    ...rooms.map((room) => ({
      code: room.code,
      name: room.name,
      eachFloor: room.eachFloor,
      quantities: quantitiesOfRoom(room, headboardHeight),
    })),
    {
      name: corridor.name,
      eachFloor: 1,
      quantities: new Map([
        ["H", squareMeters(2 * corridorLength(record) - doorways, corridor.panelHeight)],
      ]),
    },
  ];
  const lobbyRow: MatrixRow = {
    name: lobby.name,
    quantities: new Map([
      ["F1", squareMeters(lobby.width, lobby.depth)],
      ["H", squareMeters(lobby.width + 2 * lobby.depth, lobby.panelHeight)],
      ["C", lobby.desks],
    ]),
  };
  const floor = sumOf(rows.map(({ quantities, eachFloor = 0 }) => [quantities, eachFloor]));
  return {
    rows,
    lobby: lobbyRow,
    floor,
    building: sumOf([
      [floor, floors],
      [lobbyRow.quantities, 1],
    ]),
  };
}

function sumOf(parts: readonly (readonly [Quantities, number])[]): Quantities {
  const sum = new Map<string, number>();
  for (const [quantities, times] of parts)
    for (const [code, amount] of quantities)
      sum.set(code, tenthsOfSquareMeters((sum.get(code) ?? 0) + times * amount));
  return sum;
}
