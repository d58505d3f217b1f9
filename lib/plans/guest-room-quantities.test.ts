import { describe, expect, test } from "vitest";
import { guestRooms } from "#content/plans/guest-room-matrix.ts";
import type { Box, GuestRoomRecord } from "#content/plans/plan-types.ts";
import {
  corridorLength,
  guestRoomMatrix,
  keysOfFloor,
  quantitiesOfRoom,
} from "./guest-room-quantities.ts";

const record: GuestRoomRecord = guestRooms;
const { rows, lobby, floor, building } = guestRoomMatrix(record);

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.depth &&
    other.y < one.y + one.depth
  );
}

test("counts a room from what is drawn in it", () => {
  const [king] = record.rooms;
  if (!king) throw new Error("There is no room.");
  expect(Object.fromEntries(quantitiesOfRoom(king, 1_500))).toEqual({
    F1: 23.4,
    H: 5.1,
    W: 1,
    C: 1,
    V: 1,
    D1: 1,
    D2: 1,
  });
  expect(quantitiesOfRoom({ ...king, doors: [] }, 1_500).get("D1")).toBeUndefined();
});

test("comes to 120 keys", () => {
  expect(keysOfFloor(record) * record.floors).toBe(120);
  expect(building.get("D1")).toBe(120);
});

test("sums what the rows state, so that the reader's sum is ours", () => {
  for (const { code } of record.keys) {
    const each = rows.reduce(
      (sum, { quantities, eachFloor = 0 }) => sum + eachFloor * (quantities.get(code) ?? 0),
      0,
    );
    expect(floor.get(code), code).toBeCloseTo(each);
    expect(building.get(code), code).toBeCloseTo(
      each * record.floors + (lobby.quantities.get(code) ?? 0),
    );
  }
});

test("has a corridor as long as its rooms, paneled between their doors", () => {
  expect(corridorLength(record)).toBe((12 * 3_950 + 5 * 4_050 + 2 * 4_650 + 7_900) / 2);
  expect(rows.at(-1)?.quantities.get("H")).toBeCloseTo(2 * 42.425 - 20 * 0.915, 0);
});

test("has a key for exactly what it counts", () => {
  expect([...building.keys()].toSorted()).toEqual(record.keys.map(({ code }) => code).toSorted());
});

describe.each(record.rooms)("$name", (room) => {
  test("keeps everything within its walls", () => {
    const things = [...room.dry, ...room.wet, ...room.made, ...room.fixtures];
    const outside = things.filter(
      ({ x, y, width, depth }) =>
        x < 0 || y < 0 || x + width > room.width || y + depth > record.depth,
    );
    expect(outside).toEqual([]);
  });

  test("has nothing that stands on another thing", () => {
    const things = [...room.made, ...room.fixtures];
    const colliding = things.filter((one) =>
      things.some((other) => other !== one && overlap(one, other)),
    );
    expect(colliding).toEqual([]);
  });
});

test("has space to turn a wheelchair in each accessible room", () => {
  const rooms = record.rooms.filter(({ turning }) => turning);
  expect(rooms.map(({ name }) => name)).toEqual(["Accessible"]);
  for (const { turning: [x, y] = [0, 0], made, fixtures } of rooms) {
    const half = record.turningDiameter / 2;
    const space = { x: x - half, y: y - half, width: 2 * half, depth: 2 * half };
    expect([...made, ...fixtures].filter((thing) => overlap(space, thing))).toEqual([]);
  }
});
