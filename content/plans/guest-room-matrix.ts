import type { GuestRoomRecord } from "./plan-types.ts";

/** Of a wheelchair's turning space: 60 in (2010 ADA Standards, 304.3.1). */
const TURNING = 1_524;

/**
 * The room types of a hotel of 120 keys, the corridor and the lobby. No hotel of a client: drawn to show what a purchasing
 * agent counts. Two accessible rooms on each floor are more than the standards ask of 120 (2010 ADA Standards, table 224.2).
 */
export const guestRooms = {
  depth: 7_600,
  floors: 6,
  walls: { outer: 300, party: 150 },
  turningDiameter: TURNING,
  headboardHeight: 1_500,
  rooms: [
    {
      code: "K",
      name: "King",
      width: 3_800,
      eachFloor: 12,
      dry: [
        { x: 0, y: 0, width: 3_800, depth: 5_000 },
        { x: 2_100, y: 5_000, width: 1_700, depth: 2_600 },
      ],
      wet: [{ x: 0, y: 5_100, width: 2_000, depth: 2_500 }],
      made: [
        { code: "H", x: 0, y: 900, width: 80, depth: 3_400 },
        { code: "C", x: 3_250, y: 700, width: 550, depth: 3_600 },
        { code: "W", x: 3_200, y: 5_000, width: 600, depth: 1_600 },
        { code: "V", x: 0, y: 5_100, width: 1_200, depth: 560 },
      ],
      doors: [
        {
          code: "D1",
          x: 2_250,
          y: 7_600,
          width: 915,
          depth: 150,
          hinge: "start",
          swing: "north",
        },
        { code: "D2", x: 2_000, y: 5_750, width: 100, depth: 800, hinge: "end", swing: "west" },
      ],
      fixtures: [
        { kind: "bed", x: 80, y: 1_650, width: 2_030, depth: 1_930 },
        { kind: "wc", x: 1_400, y: 5_100, width: 400, depth: 600 },
        { kind: "shower", x: 0, y: 6_600, width: 2_000, depth: 1_000 },
      ],
      windows: [{ x: 500, width: 2_800 }],
      tag: [1_650, 4_500],
    },
    {
      code: "D",
      name: "Double",
      width: 3_900,
      eachFloor: 5,
      dry: [
        { x: 0, y: 0, width: 3_900, depth: 5_000 },
        { x: 2_100, y: 5_000, width: 1_800, depth: 2_600 },
      ],
      wet: [{ x: 0, y: 5_100, width: 2_000, depth: 2_500 }],
      made: [
        { code: "H", x: 0, y: 200, width: 80, depth: 4_000 },
        { code: "C", x: 3_350, y: 700, width: 550, depth: 3_600 },
        { code: "W", x: 3_300, y: 5_000, width: 600, depth: 1_600 },
        { code: "V", x: 0, y: 5_100, width: 1_200, depth: 560 },
      ],
      doors: [
        {
          code: "D1",
          x: 2_250,
          y: 7_600,
          width: 915,
          depth: 150,
          hinge: "start",
          swing: "north",
        },
        { code: "D2", x: 2_000, y: 5_750, width: 100, depth: 800, hinge: "end", swing: "west" },
      ],
      fixtures: [
        { kind: "bed", x: 80, y: 300, width: 2_030, depth: 1_525 },
        { kind: "bed", x: 80, y: 2_475, width: 2_030, depth: 1_525 },
        { kind: "wc", x: 1_400, y: 5_100, width: 400, depth: 600 },
        { kind: "shower", x: 0, y: 6_600, width: 2_000, depth: 1_000 },
      ],
      windows: [{ x: 500, width: 2_900 }],
      tag: [1_700, 4_500],
    },
    {
      code: "A",
      name: "Accessible",
      width: 4_500,
      eachFloor: 2,
      dry: [
        { x: 0, y: 0, width: 4_500, depth: 5_000 },
        { x: 2_600, y: 5_000, width: 1_900, depth: 2_600 },
      ],
      wet: [{ x: 0, y: 5_100, width: 2_500, depth: 2_500 }],
      made: [
        { code: "H", x: 0, y: 900, width: 80, depth: 3_400 },
        { code: "C", x: 3_950, y: 400, width: 550, depth: 2_700 },
        { code: "W", x: 3_900, y: 3_300, width: 600, depth: 1_600 },
        { code: "V", x: 0, y: 5_100, width: 1_200, depth: 560 },
      ],
      doors: [
        {
          code: "D1",
          x: 2_750,
          y: 7_600,
          width: 915,
          depth: 150,
          hinge: "start",
          swing: "north",
        },
        { code: "D2", x: 2_500, y: 5_600, width: 100, depth: 915, hinge: "start", swing: "east" },
      ],
      fixtures: [
        { kind: "bed", x: 80, y: 1_650, width: 2_030, depth: 1_930 },
        { kind: "wc", x: 1_800, y: 5_100, width: 400, depth: 600 },
        { kind: "shower", x: 0, y: 6_680, width: 1_530, depth: 920 },
      ],
      windows: [{ x: 500, width: 3_500 }],
      turning: [3_030, 2_300],
      tag: [1_900, 4_500],
    },
    {
      code: "S",
      name: "Suite",
      width: 7_750,
      eachFloor: 1,
      dry: [
        { x: 0, y: 0, width: 3_800, depth: 5_000 },
        { x: 3_900, y: 0, width: 3_850, depth: 5_000 },
        { x: 2_700, y: 5_000, width: 5_050, depth: 2_600 },
      ],
      wet: [{ x: 0, y: 5_100, width: 2_600, depth: 2_500 }],
      made: [
        { code: "H", x: 0, y: 900, width: 80, depth: 3_400 },
        { code: "C", x: 3_250, y: 500, width: 550, depth: 2_400 },
        { code: "C", x: 7_200, y: 700, width: 550, depth: 3_600 },
        { code: "C", x: 7_150, y: 5_100, width: 600, depth: 2_200 },
        { code: "W", x: 2_750, y: 7_000, width: 900, depth: 600 },
        { code: "W", x: 3_650, y: 7_000, width: 900, depth: 600 },
        { code: "V", x: 0, y: 5_100, width: 900, depth: 560 },
        { code: "V", x: 900, y: 5_100, width: 900, depth: 560 },
      ],
      doors: [
        {
          code: "D1",
          x: 5_200,
          y: 7_600,
          width: 915,
          depth: 150,
          hinge: "start",
          swing: "north",
        },
        { code: "D2", x: 2_600, y: 5_800, width: 100, depth: 800, hinge: "end", swing: "west" },
        { code: "D2", x: 3_800, y: 3_500, width: 100, depth: 915, hinge: "end", swing: "east" },
      ],
      fixtures: [
        { kind: "bed", x: 80, y: 1_650, width: 2_030, depth: 1_930 },
        { kind: "sofa", x: 3_950, y: 600, width: 900, depth: 2_200 },
        { kind: "table", x: 5_300, y: 1_200, width: 700, depth: 1_100 },
        { kind: "wc", x: 2_050, y: 5_100, width: 400, depth: 600 },
        { kind: "bath", x: 100, y: 6_780, width: 1_700, depth: 750 },
      ],
      windows: [
        { x: 500, width: 2_800 },
        { x: 4_400, width: 2_850 },
      ],
      tag: [5_700, 4_500],
    },
  ],
  corridor: { name: "Corridor", width: 1_800, panelHeight: 1_000 },
  lobby: { name: "Lobby", width: 12_000, depth: 9_000, panelHeight: 3_600, desks: 1 },
  keys: [
    {
      code: "F1",
      name: "White oak plank",
      href: "/products/hardwood-flooring#white-oak",
      detail: "Rooms and lobby, with a commercial finish",
      isArea: true,
    },
    {
      code: "H",
      name: "Wall panel",
      href: "/products/wall-panels#flat-veneer",
      detail: "Veneer in sequence, room by room",
      isArea: true,
    },
    {
      code: "W",
      name: "Wardrobe",
      href: "/products/custom-cabinets",
      detail: "In the veneer of the headboard wall",
    },
    {
      code: "C",
      name: "Case goods",
      href: "/products/custom-cabinets",
      detail: "Desk, minibar and luggage bench in one run; the reception desk",
    },
    {
      code: "V",
      name: "Vanity",
      href: "/products/custom-cabinets",
      detail: "Sealed for wet rooms; basin and faucet by others",
    },
    {
      code: "D1",
      name: "Entry door",
      href: "/products/doors-windows#interior-doors",
      detail: "Door set, leaf 36 in (915 mm); fire rating as the code asks",
    },
    {
      code: "D2",
      name: "Inner door",
      href: "/products/doors-windows#interior-doors",
      detail: "Flush leaf, to the bathroom and between the suite’s rooms",
    },
  ],
} as const satisfies GuestRoomRecord;
