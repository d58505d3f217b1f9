/**
 * What each check of the inspection is done with, in the order of the list; drawn about the middle of the conveyor's top,
 * at most 44 wide and 48 high.
 */
export const STATION_SIGNS = [
  // A log's end with its rings, and a tick.
  "M-20 0H20V-8H-20zM0-40a14 14 0 1 1-.1 0M0-34a8 8 0 1 1-.1 0M0-29a3 3 0 1 1-.1 0",
  // A meter on the board.
  "M-20 0H20V-8H-20zM-9-18H9V-42H-9zM-6-39H6v8H-6zM-5-18v10M5-18v10",
  // A straightedge over a bowed board.
  "M-21 0Q0-12 21 0V-7Q0-19-21-7zM-21-20H21v5H-21z",
  // A knot in the face.
  "M-21 0H21V-26H-21zM-21-6Q-8-6-3-9M21-6Q10-6 5-9M-21-20Q-8-20-3-17M21-20Q10-20 5-17M1-19a5 6 0 1 1-.1 0M1-15a2 2.5 0 1 1-.1 0",
  // The lot's papers.
  "M-14 0V-40H8l7 7V0zM8-40v7h7M-8-27H9M-8-20H9M-8-13H3",
  // A caliper.
  "M-14 0H14V-9H-14zM-20-34H22v5H-20zM-20-29v22l5-4v-18M14-29v18l-5-4v-14M4-38H18v13H4z",
  // Tongue and groove.
  "M-22 0V-16H-6v5h5v6h-5v5zM22 0V-16H4v5h5v6H4v5z",
  // Layers, and a chisel.
  "M-20 0H20V-6H-20zM-20-6H20v-6H-20zM-20-12H20v-6H-20zM4-18l8-8 3 3-8 5M12-26l9-12 4 4-10 11",
  // Two samples side by side, under a lamp.
  "M-20 0H-2V-18H-20zM2 0H20V-18H2zM-12-40H12l5 8H-17zM-8-32l-3 9M0-32v9M8-32l3 9",
  // A cross-cut in the film, and a gauge.
  "M-20 0H20V-8H-20zM-16-8V-4M-12-8V-4M-8-8V-4M-4-8V-4M10-8V-16M10-40a12 12 0 1 1-.1 0M10-28l6-6",
  // A hinge on its door.
  "M-20 0V-36H0V0zM0-28h8v12H0M4-22h.1M8-34H20V-4H8z",
  // A label on a carton.
  "M-20 0H20V-30H-20zM-10-8V-22M-7-8V-22M-2-8V-22M1-8V-22M6-8V-22M10-8V-22",
  // A wrapped bundle with its edges.
  "M-20 0H20V-28H-20zM-20-28l6 6M20-28l-6 6M-20 0l6-6M20 0l-6-6M-14-22H14V-6H-14zM-6-28V0M6-28V0",
  // A pallet.
  "M-21 0V-6h8v6zM-4 0V-6h8v6zM13 0V-6h8v6zM-21-6H21v-3H-21zM-18-9H18V-34H-18zM-18-22H18M0-34v25",
  // A container's doors and seal.
  "M-20 0V-38H20V0zM0-38V0M-8-38V0M8-38V0M-3-20h6v6h-6zM0-14v6",
] as const;
