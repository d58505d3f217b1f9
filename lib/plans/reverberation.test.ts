import { describe, expect, test } from "vitest";
import { meetingRoom, OCTAVE_BANDS } from "#content/plans/meeting-room-plan.ts";
import type { RoomSectionRecord } from "#content/plans/plan-types.ts";
import { wallPanels } from "#content/products/wall-panels.ts";
import { noiseReduction, reverberationTimes, roomAcoustics } from "./reverberation.ts";

const room: RoomSectionRecord = meetingRoom;

test("computes one second for 100 m³ and 16.1 m² of open window in each band", () => {
  const open = { area: 16.1, absorption: [1, 1, 1, 1, 1, 1] } as const;
  expect(reverberationTimes(100, [open])).toEqual(OCTAVE_BANDS.map(() => 1));
});

test("halves the time when the absorption doubles, per band", () => {
  const wall = { area: 20, absorption: [0.1, 0.2, 0.4, 0.8, 0.5, 0.25] } as const;
  const [low, , middle] = reverberationTimes(50, [wall]);
  expect(low).toBeCloseTo((0.161 * 50) / 2);
  expect(low).toBeCloseTo(4 * (middle ?? 0));
});

describe("noise reduction coefficient", () => {
  test("is the mean of 250 to 2,000 Hz to the nearest 0.05", () => {
    expect(noiseReduction([1, 0.6, 0.7, 0.8, 0.9, 0])).toBeCloseTo(0.75);
    expect(noiseReduction([0, 0.62, 0.7, 0.8, 0.97, 0])).toBeCloseTo(0.75);
  });

  test("of the panels matches the rating on the product page", () => {
    const ratings = wallPanels.sections.flatMap((section) =>
      section.kind === "page-header" ? section.figures : [],
    );
    expect(`${noiseReduction(room.surfaces.panels.absorption)}+`).toBe(ratings[0]?.value);
  });
});

describe("boardroom", () => {
  const { volume, panelArea, before, after } = roomAcoustics(room);

  test("computes its volume and the panel area of three walls without the door", () => {
    expect(volume).toBeCloseTo(9.6 * 6 * 3);
    expect(panelArea).toBeCloseTo((9.6 + 6 + 6) * 2.7 - 0.95 * 2.25);
  });

  test("matches the manual calculation at 500 Hz", () => {
    const glass = 6.6 * 2.4;
    const walls = 2 * (9.6 + 6) * 3 - glass;
    const bare = 57.6 * 0.07 + (57.6 + walls) * 0.05 + glass * 0.18;
    expect(before[2]).toBeCloseTo((0.161 * volume) / bare);
    expect(after[2]).toBeCloseTo((0.161 * volume) / (bare + panelArea * (0.95 - 0.05)));
  });

  test("is less reverberant with panels in every band, most in the speech range", () => {
    const shares = before.map((seconds, band) => (after[band] ?? 0) / seconds);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(Math.max(...shares.slice(2, 5))).toBeLessThan(0.3);
  });
});
