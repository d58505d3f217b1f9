import { floorFigures, inBothUnits, panelFigures } from "#content/figures/product-figures.ts";
import type { DrawingRecord } from "./drawing-types.ts";

/** What goes into one small store of a rollout; no brand's, drawn to show what a kit is. */
export const storeDrawings = [
  {
    id: "store-kit",
    block: ["Isometric, 1:100 on A4"],
    layout: "beside",
    legend: [
      {
        kind: "key",
        keys: [
          {
            name: "Floor",
            href: "/products/hardwood-flooring#white-oak",
            detail: "White oak plank, 7-1/2 in (190 mm), laid before the fixtures",
            amount: "62.1 m²",
            otherAmount: "668 sq ft",
          },
          {
            name: "Wall bay",
            href: "/products/wall-panels#slatted-acoustic",
            detail: "Slatted back, base, canopy",
            size: "1,200 × 450 × 2,700 mm (47 × 18 × 106 in)",
            amount: "9",
            otherAmount: "36 shelves",
          },
          {
            name: "Fitting-room door",
            href: "/products/doors-windows#interior-doors",
            detail: "Frame, flush leaf, pull; in the wall's veneer",
            size: "1,000 × 120 × 2,250 mm (39 × 5 × 89 in)",
            amount: "2",
          },
          {
            name: "Gondola",
            detail: "Two-sided, on a base with levelers",
            size: "1,800 × 900 × 1,390 mm (71 × 35 × 55 in)",
            amount: "3",
            otherAmount: "12 shelves",
          },
          {
            name: "Checkout counter",
            href: "/products/custom-cabinets",
            detail: "Paneled front, raised end, cable route drawn in",
            size: "2,400 × 700 × 1,080 mm (94 × 28 × 43 in)",
            amount: "1",
          },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];

/**
 * The room types of a hotel of 120 keys, the corridor and the lobby. No hotel of a client: drawn to show what a purchasing
 * agent counts. The turning space is 60 in (2010 ADA Standards, 304.3.1); two accessible rooms on each floor are more than
 * the standards ask of 120 (table 224.2).
 */
export const guestRoomDrawings = [
  {
    id: "guest-rooms",
    block: ["1:150 on A4", "Dimensions in mm (feet)", "Areas between wall faces"],
    layout: "wide",
    legend: [
      {
        kind: "table",
        caption: "Room matrix, one of each; areas in m²",
        layout: "matrix",
        columns: [
          "Room",
          "Each floor",
          { text: "F1", abbr: "White oak plank" },
          { text: "H", abbr: "Wall panel" },
          { text: "W", abbr: "Wardrobe" },
          { text: "C", abbr: "Case goods" },
          { text: "V", abbr: "Vanity" },
          { text: "D1", abbr: "Entry door" },
          { text: "D2", abbr: "Interior door" },
        ],
        heading: 0,
        rows: [
          [{ code: "K", text: "King" }, "12", "23.4", "5.1", "1", "1", "1", "1", "1"],
          [{ code: "D", text: "Double" }, "5", "24.2", "6.0", "1", "1", "1", "1", "1"],
          [{ code: "A", text: "Accessible" }, "2", "27.4", "5.1", "1", "1", "1", "1", "1"],
          [{ code: "S", text: "Suite" }, "1", "51.4", "5.1", "2", "3", "2", "1", "2"],
          ["Corridor", "1", "–", "66.6", "–", "–", "–", "–", "–"],
          ["Lobby", "–", "108.0", "108.0", "–", "1", "–", "–", "–"],
        ],
        foot: [
          ["Per floor", "20", "508.0", "173.1", "21", "22", "21", "20", "21"],
          ["6 floors, lobby", "120", "3,156.0", "1,146.6", "126", "133", "126", "120", "126"],
        ],
      },
      {
        kind: "key",
        keys: [
          {
            code: "F1",
            name: "White oak plank",
            href: "/products/hardwood-flooring#white-oak",
            detail: "Rooms and lobby, with a commercial finish",
            amount: "3,156.0 m²",
            otherAmount: "33,971 sq ft",
            hatch: "F1",
          },
          {
            code: "H",
            name: "Wall panel",
            href: "/products/wall-panels#flat-veneer",
            detail: "Veneer in sequence, room by room",
            size: "1,500 (4′-11″) high behind the beds, 1,000 (3′-3″) in the corridor, 3,600 (11′-10″) in the lobby",
            amount: "1,146.6 m²",
            otherAmount: "12,342 sq ft",
          },
          {
            code: "W",
            name: "Wardrobe",
            href: "/products/custom-cabinets",
            detail: "In the veneer of the headboard wall",
            pieces: 126,
          },
          {
            code: "C",
            name: "Case goods",
            href: "/products/custom-cabinets",
            detail: "Desk, minibar and luggage bench in one run; the reception desk",
            pieces: 133,
          },
          {
            code: "V",
            name: "Vanity",
            href: "/products/custom-cabinets",
            detail: "Sealed for wet rooms; basin and faucet by others",
            pieces: 126,
          },
          {
            code: "D1",
            name: "Entry door",
            href: "/products/doors-windows#interior-doors",
            detail: "Door set, leaf 36 in (915 mm); fire rating as the code asks",
            pieces: 120,
          },
          {
            code: "D2",
            name: "Interior door",
            href: "/products/doors-windows#interior-doors",
            detail: "Flush leaf, to the bathroom and between the suite’s rooms",
            pieces: 126,
          },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];

/**
 * A carton of herringbone blocks on its pallet and in its container. No partner's: drawn to show how a carton is counted
 * and weighed; the packing list of an order takes its place.
 *
 * Carton: the module of ISO 3394. Pallets: ISO 6780; heights and weights are typical. Container: least inner sizes and least
 * door opening of type 1AAA by ISO 1496, part 1, with its gross weight of 30,480 kg; the tare is typical. Road: what is
 * usual on a truck of 80,000 lb in all (23 CFR 658.17). Density: white oak of specific gravity 0.68 (Wood Handbook,
 * FPL-GTR-282, table 5-3) at 6 to 8 percent of moisture.
 */
export const freightDrawings = [
  {
    id: "pallet",
    block: ["1:25 on A4", "Dimensions in mm (feet)"],
    layout: "wide",
    legend: [
      {
        kind: "key",
        keys: [
          {
            name: "Carton",
            href: "/products/hardwood-flooring#white-oak",
            detail:
              "White oak herringbone at a partner’s width, 5 in (127 mm); your print, GTIN on two sides",
            amount: "1.52 m²",
            otherAmount: "16 sq ft",
          },
          {
            name: "Layer",
            detail: "Five cartons fill either pallet to the edge; every other layer is turned",
          },
          { name: "Pallet", detail: "Stamped ISPM 15, wrapped, SSCC label on two sides" },
          {
            name: "Container, 40′ high cube",
            detail:
              "Oak reaches the weight limit first. The space above takes panels or assembled cabinets",
          },
        ],
      },
    ],
  },
  {
    id: "container",
    block: ["1:75 on A4", "Dimensions in mm (feet)"],
    layout: "wide",
    legend: [
      {
        kind: "table",
        caption: "Counted and weighed, by pallet",
        layout: "counted",
        columns: ["Pallet", "1,200 × 1,000 mm (47 × 39 in)", "48 × 40 in (1,219 × 1,016 mm)"],
        heading: 0,
        rows: [
          ["Carton", "600 × 400 × 150 mm (24 × 16 × 6 in)", "600 × 400 × 150 mm (24 × 16 × 6 in)"],
          ["Carton, gross", "22 kg (49 lb)", "22 kg (49 lb)"],
          ["Cartons on a layer", "5", "5"],
          ["Layers", "11", "8"],
          ["Pallet, height", "1,794 (5′-11″)", "1,340 (4′-5″)"],
          ["Pallet, gross", "1,240 kg (2,734 lb)", "900 kg (1,984 lb)"],
          ["Pallets", "20", "20"],
          ["Cartons", "1,100", "800"],
          ["Flooring per container", "1,672 m² (18,000 sq ft)", "1,216 m² (13,091 sq ft)"],
          ["Cargo", "24,800 kg (54,675 lb)", "18,000 kg (39,683 lb)"],
          ["Container, gross", "28,700 kg (63,273 lb)", "21,900 kg (48,281 lb)"],
        ],
      },
      {
        kind: "note",
        text: "Container: least inner sizes and door opening by ISO 1496, part 1, type 1AAA; gross 67,200 lb (30,480 kg), less a typical tare of 8,600 lb (3,900 kg). The plate on its door governs. For US roads the cargo is limited to 44,000 lb (19,958 kg). Pallets by ISO 6780. Weights are computed from the blocks; with the tare they add up to the verified gross mass (SOLAS, method 2).",
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];

/**
 * A boardroom for sixteen, cut along its length. The coefficients of gypsum board, parquet and window glass are those
 * that M. David Egan tabulates (Architectural Acoustics, 1988; in most handbooks since). Those of the slats are typical
 * of slats on felt before 2 in (50 mm) of mineral wool and come to the headline rating, NRC 0.85; the report of the
 * assembly that is ordered takes their place.
 */
export const boardroomDrawings = [
  {
    id: "room-section",
    block: ["1:75 on A4", "Dimensions in mm (feet)"],
    layout: "wide",
    legend: [
      {
        kind: "key",
        keys: [
          {
            name: "Slatted acoustic panels",
            href: "/products/wall-panels#slatted-acoustic",
            detail: "Solid slats on felt, 2 in (50 mm) mineral wool behind; on clips",
          },
          {
            name: "The same panels in section",
            detail: "On both end walls, 3 in (75 mm) deep in all",
          },
          {
            name: "Engineered oak plank",
            href: "/products/hardwood-flooring",
            detail: "5/8 in (16 mm), lifts with the access panel beneath",
          },
          { name: "Access floor", detail: "6 in (150 mm), by others" },
          { name: "Gypsum board ceiling", detail: "Suspended, hard and flat, by others" },
          {
            name: "Plenum",
            detail: `Where CAC ${panelFigures.ceilingAttenuation} between rooms counts`,
          },
          {
            name: "Door set",
            href: "/products/doors-windows#interior-doors",
            detail: "In the wall's own veneer, 1-3/4 in (44 mm)",
          },
          {
            name: "Shadow gap",
            detail: "6 in (150 mm) above and below: services, base, tolerance",
          },
        ],
      },
    ],
  },
  {
    id: "reverberation",
    block: ["Sabine: T = 0.161 V ÷ A", "V 172.8 m³ (6,102 cu ft)", "Panels 56.2 m² (605 sq ft)"],
    layout: "beside",
    legend: [
      {
        kind: "table",
        caption: "Seconds, and the typical coefficients that they are computed from",
        columns: ["Hz", "125", "250", "500", "1,000", "2,000", "4,000"],
        heading: 0,
        rows: [
          ["Without panels, s", "0.59", "1.41", "2.04", "2.58", "1.98", "1.65"],
          ["With panels, s", "0.58", "0.52", "0.43", "0.45", "0.48", "0.52"],
          ["Engineered oak on access floor", "0.04", "0.04", "0.07", "0.06", "0.06", "0.07"],
          ["Gypsum board", "0.29", "0.10", "0.05", "0.04", "0.07", "0.09"],
          ["Window glass", "0.35", "0.25", "0.18", "0.12", "0.07", "0.04"],
          ["Slatted acoustic panels", "0.30", "0.70", "0.95", "0.95", "0.85", "0.75"],
        ],
      },
      {
        kind: "note",
        text: "Empty room, without people and furniture; 21 ft 8 in (6.6 m) of window in the wall behind the viewer. Panels: typical of NRC 0.85 by ASTM C423, the report of your assembly takes their place. Other coefficients after M. D. Egan, Architectural Acoustics.",
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];

/**
 * The typical floor of a residential tower, two types of dwelling on each side of the core. No building of a client: drawn
 * to show what a package per unit type covers.
 */
export const towerDrawings = [
  {
    id: "typical-floor",
    block: ["1:200 on A4", "Dimensions in mm (feet)", "Areas between wall faces"],
    layout: "wide",
    legend: [
      {
        kind: "key",
        keys: [
          {
            code: "F1",
            name: "White oak plank",
            href: "/products/hardwood-flooring#white-oak",
            detail: `Engineered, ${inBothUnits(floorFigures.towerPlank)}, matte`,
            amount: "188.3 m²",
            otherAmount: "2,023 sq ft",
            hatch: "F1",
          },
          {
            code: "F2",
            name: "American walnut chevron",
            href: "/products/hardwood-flooring#american-walnut",
            detail: "Engineered, 5 in (127 mm), oiled",
            amount: "188.3 m²",
            otherAmount: "2,023 sq ft",
            hatch: "F2",
          },
          {
            code: "F3",
            name: "Hickory strip",
            href: "/products/hardwood-flooring#hickory",
            detail: "Corridor, 5 in (127 mm)",
            amount: "18.8 m²",
            otherAmount: "204 sq ft",
            hatch: "F3",
          },
          {
            code: "T",
            name: "Tile",
            detail: "Wet rooms, by others",
            amount: "46.8 m²",
            otherAmount: "506 sq ft",
            hatch: "T",
          },
          {
            code: "K",
            name: "Kitchen, two-tone",
            href: "/products/custom-cabinets#two-tone",
            detail: "Painted base, wood tall units",
            amount: "21.60 m",
            otherAmount: "70′-10″",
          },
          {
            code: "V",
            name: "Vanities, storage, painted linen",
            href: "/products/custom-cabinets#painted-linen",
            detail: "Lacquer, sealed",
            amount: "22.00 m",
            otherAmount: "72′-2″",
          },
          {
            code: "D1",
            name: "Entrance door",
            href: "/products/doors-windows#entry-doors",
            detail: "Solid core, 1-3/4 in (44 mm)",
            pieces: 4,
          },
          {
            code: "D2",
            name: "Interior door",
            href: "/products/doors-windows#interior-doors",
            detail: "Flush, 1-3/8 in (35 mm)",
            pieces: 26,
          },
        ],
      },
      {
        kind: "tables",
        tables: [
          {
            kind: "table",
            caption: "Type A, two bedrooms",
            layout: "counted",
            columns: ["No.", "Room", "Floor", "Cabinets", "m²", "sq ft"],
            heading: 1,
            rows: [
              ["A1", "Living, dining", "F1, F2", "", "27.8", "300"],
              ["A2", "Kitchen", "F1, F2", "K", "8.2", "88"],
              ["A3", "Hall", "F1, F2", "", "5.3", "57"],
              ["A4", "Bedroom 1", "F1, F2", "", "16.6", "178"],
              ["A5", "Dressing", "F1, F2", "V", "3.3", "35"],
              ["A6", "Bathroom", "T", "V", "5.5", "59"],
              ["A7", "Bedroom 2", "F1, F2", "", "12.9", "139"],
              ["A8", "Passage", "F1, F2", "", "4.6", "49"],
              ["A9", "Bathroom", "T", "V", "5.3", "57"],
              ["A10", "Laundry", "T", "V", "3.6", "39"],
            ],
            foot: [["Total", "93.1", "1,001"]],
          },
          {
            kind: "table",
            caption: "Type B, three bedrooms",
            layout: "counted",
            columns: ["No.", "Room", "Floor", "Cabinets", "m²", "sq ft"],
            heading: 1,
            rows: [
              ["B1", "Living, dining", "F1, F2", "", "39.1", "420"],
              ["B2", "Kitchen", "F1, F2", "K", "9.1", "98"],
              ["B3", "Hall", "F1, F2", "", "9.0", "97"],
              ["B4", "Bedroom 1", "F1, F2", "", "16.7", "179"],
              ["B5", "Dressing", "F1, F2", "V", "4.0", "43"],
              ["B6", "Bathroom", "T", "V", "5.7", "62"],
              ["B7", "Bedroom 2", "F1, F2", "", "12.2", "131"],
              ["B8", "Bedroom 3", "F1, F2", "", "11.8", "127"],
              ["B9", "Bathroom", "T", "V", "3.3", "36"],
              ["B10", "Passage", "F1, F2", "", "6.5", "69"],
              ["B11", "Linen", "F1, F2", "V", "1.2", "13"],
            ],
            foot: [["Total", "118.6", "1,275"]],
          },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];
