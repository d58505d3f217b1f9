import { OCTAVE_BANDS } from "#content/plans/meeting-room-plan.ts";
import type { Absorption, RoomSectionRecord } from "#content/plans/plan-types.ts";

/** s/m: 24 ln 10 divided by the speed of sound at 20 °C (343 m/s). */
const SABINE = 0.161;
const MM_PER_M = 1_000;

/** `area` in square meters. */
export type AbsorbingArea = { area: number; absorption: Absorption };

/**
 * RT60 in seconds per octave band by Sabine's formula, T = 0.161 V / A (W. C. Sabine, Collected Papers on Acoustics,
 * 1922; EN 12354-6). Assumes a diffuse field; ignores air absorption, which matters only in large halls.
 */
export function reverberationTimes(volume: number, surfaces: readonly AbsorbingArea[]): number[] {
  return OCTAVE_BANDS.map((_, band) => {
    const absorbing = surfaces.reduce(
      (sum, { area, absorption }) => sum + area * (absorption[band] ?? 0),
      0,
    );
    return (SABINE * volume) / absorbing;
  });
}

/** NRC of ASTM C423: the mean of 250 to 2,000 Hz, to the nearest 0.05. */
export function noiseReduction(absorption: Absorption): number {
  const [, ...bands] = absorption.slice(0, 5);
  const mean = bands.reduce((sum, coefficient) => sum + coefficient, 0) / bands.length;
  return Math.round(mean * 20) / 20;
}

export function roomAcoustics({ room, panel, window, door, surfaces }: RoomSectionRecord): {
  volume: number;
  panelArea: number;
  before: number[];
  after: number[];
} {
  const [length, width, height] = [room.length, room.width, room.height].map(
    (side) => side / MM_PER_M,
  ) as [number, number, number];
  const volume = length * width * height;
  const glass = (window.length / MM_PER_M) * ((window.to - window.from) / MM_PER_M);
  const walls = 2 * (length + width) * height - glass;
  const panelHeight = (panel.to - panel.from) / MM_PER_M;
  const doorway = (door.width / MM_PER_M) * ((door.height - panel.from) / MM_PER_M);
  const panelArea = (length + 2 * width) * panelHeight - doorway;
  const bare = (hard: number): AbsorbingArea[] => [
    { area: length * width, absorption: surfaces.floor.absorption },
    { area: length * width, absorption: surfaces.ceiling.absorption },
    { area: hard, absorption: surfaces.walls.absorption },
    { area: glass, absorption: surfaces.glass.absorption },
  ];
  return {
    volume,
    panelArea,
    before: reverberationTimes(volume, bare(walls)),
    after: reverberationTimes(volume, [
      ...bare(walls - panelArea),
      { area: panelArea, absorption: surfaces.panels.absorption },
    ]),
  };
}
