import type { products } from "#content/products/product-list.ts";

/** A choice that the specifier makes: from a list, or among the values of a row of the product's specification. */
type Choice = { label: string } & (
  | { options: readonly string[] }
  /** The row's label; its values are separated by commas, as are their metric ones. */
  | { row: string }
  | { samples: true }
);

/** What a product's specification text says that its own record does not. */
export type SpecificationText = {
  /** MasterFormat 2020 (CSI and CSC): the section, and others that it may be placed in. */
  sections: readonly { number: string; title: string }[];
  includes: string;
  related: readonly string[];
  submittals: readonly string[];
  quality: readonly string[];
  /** The title of the article that names what is made. */
  materials: string;
  choices: readonly Choice[];
  fabrication: readonly string[];
  acceptance: string;
  /** The item of a bill of quantities: how it is measured, and what its price includes. */
  position: {
    /** NBS, in the Common Arrangement of Work Sections. */
    workSection: string;
    /** German trade section (STLB-Bau) and its general technical contract terms (VOB/C). */
    tradeSection: string;
    unit: string;
    holds: readonly string[];
  };
};

/** The day of the last change of this file, as YYYY-MM-DD. */
export const SPECIFICATION_TEXTS_MODIFIED = "2026-11-25";

type ProductSlug = (typeof products)[number]["slug"];

const INSTALLER = "Installer: [____] completed projects of comparable size in the last five years.";

export const specificationTexts: Record<ProductSlug, SpecificationText> = {
  "hardwood-flooring": {
    sections: [
      { number: "09 64 29", title: "Wood strip and plank flooring" },
      { number: "09 64 00", title: "Wood flooring" },
    ],
    includes: "Solid and engineered hardwood flooring, factory finished, with trim and thresholds.",
    related: [
      "03 30 00 Cast-in-place concrete: slab, its flatness and its moisture.",
      "06 16 23 Subflooring: wood subfloor.",
      "09 05 61 Common work results for flooring preparation.",
      "23 83 16 Radiant-heating hydronic piping, where floors are heated.",
    ],
    submittals: [
      "Shop drawings: direction and pattern of boards, borders, thresholds, movement gaps.",
      "Samples: [____] boards of each species and finish, 24 in (610 mm) long, showing the range of color.",
      "Control sample of each stain, signed by both sides; it is the standard of acceptance.",
      "Moisture log of subfloor and boards, before and during installation.",
    ],
    quality: [
      INSTALLER,
      "Mockup: 100 sq ft (9 m²) of each pattern, in place. Accepted, it may remain.",
      "One lot for each continuous floor.",
    ],
    materials: "Flooring",
    choices: [
      { label: "Species", samples: true },
      {
        label: "Construction",
        options: [
          "Solid, for nail-down over wood",
          "Engineered, with a cross-laminated core, over screed and radiant heat",
        ],
      },
      { label: "Thickness", row: "Thicknesses" },
      { label: "Width", options: ["Single: [____]", "Mixed: [____]"] },
      { label: "Pattern", options: ["Plank", "Herringbone", "Chevron", "As drawn"] },
      {
        label: "Finish",
        options: ["Clear, matte", "Oil", "Stain to the control sample, then clear, matte"],
      },
      { label: "Chain of custody", options: ["FSC", "PEFC", "None required"] },
    ],
    fabrication: [
      "Mill tongue and groove on four sides; ends square.",
      "Sort by length and color; number each lot on carton and invoice.",
    ],
    acceptance:
      "Judge the floor standing, in daylight, against the control sample and the accepted mockup.",
    position: {
      workSection: "K21 Wood strip/board fine flooring/linings",
      tradeSection: "028 Parquet and wood block paving work; DIN 18356",
      unit: "m²",
      holds: ["Cutting and waste of [____] %", "Adhesive or fasteners", "Movement gaps and trim"],
    },
  },
  "wall-panels": {
    sections: [
      { number: "06 42 00", title: "Wood paneling" },
      { number: "09 84 00", title: "Acoustic room components" },
    ],
    includes:
      "Wood wall panels with their backing, battens or clips, edge trim and access panels. Specify acoustic panels under 09 84 00.",
    related: [
      "06 10 00 Rough carpentry: blocking in the wall.",
      "09 22 16 Non-structural metal framing.",
      "09 29 00 Gypsum board: the wall behind.",
      "26 27 26 Wiring devices: boxes that panels are cut for.",
    ],
    submittals: [
      "Shop drawings: elevations with each panel numbered, sections, joints, battens, cutouts.",
      "Samples: [____] of each profile and finish, 12 × 12 in (305 × 305 mm).",
      "Control sample of each finish, signed by both sides; it is the standard of acceptance.",
      "Test reports of sound absorption and surface burning, each for the profile, backing and mounting specified.",
    ],
    quality: [
      INSTALLER,
      "Mockup: one bay of each panel type, full height, with a corner and a cutout. Accepted, it may remain.",
      "Veneer leaves in sequence across each elevation, numbered as on the shop drawings.",
    ],
    materials: "Panels",
    choices: [
      { label: "Panel type", samples: true },
      { label: "Thickness", row: "Thicknesses" },
      { label: "Length", row: "Lengths" },
      { label: "Width", options: ["Nominal: [____]", "Custom profile, as drawn"] },
      { label: "Surface", options: ["Solid: [____]", "Veneer: [____]", "Painted: [____]"] },
      {
        label: "Backing of acoustic panels",
        options: ["Felt", "Felt and mineral wool in the cavity: [____]"],
      },
      { label: "Chain of custody", options: ["FSC", "PEFC", "None required"] },
    ],
    fabrication: [
      "Cut profiles to the section drawn; carry them across each joint.",
      "Finish in the factory, edges included. Number each panel on its back.",
    ],
    acceptance:
      "Judge the wall from 5 ft (1.5 m), in the light of the room, against the control sample and the accepted mockup.",
    position: {
      workSection: "K13 Rigid sheet fine linings/paneling",
      tradeSection: "027 Joinery work; DIN 18355",
      unit: "m²",
      holds: ["Battens or clips and fixings", "Edges, corners and cutouts", "Backing as tested"],
    },
  },
  "custom-cabinets": {
    sections: [
      { number: "06 41 00", title: "Architectural wood casework" },
      { number: "12 35 30", title: "Residential casework" },
    ],
    includes:
      "Cabinets made to drawing, with fronts, drawers, hardware, fillers and toe kicks. Specify those of dwellings under 12 35 30.",
    related: [
      "06 10 00 Rough carpentry: blocking in the wall.",
      "12 36 00 Countertops.",
      "11 30 00 Residential equipment: appliances.",
      "22 40 00 Plumbing fixtures.",
    ],
    submittals: [
      "Shop drawings: plan and elevation of every run, sections, each unit numbered by room, positions of services.",
      "Samples: one front of each finish with its edge and handle.",
      "Control sample of each finish, signed by both sides; it is the standard of acceptance.",
      "Hardware schedule.",
    ],
    quality: [
      INSTALLER,
      "Mockup: one complete unit of each collection, with drawer and door. Accepted, it may be installed.",
      "Shop drawings released in writing before anything is cut.",
    ],
    materials: "Cabinets",
    choices: [
      { label: "Collection", samples: true },
      { label: "Frame", options: ["Frameless", "Face-frame"] },
      { label: "Carcass core", options: ["Plywood", "Particleboard"] },
      { label: "Front surface", options: ["Solid: [____]", "Veneered: [____]", "Painted: [____]"] },
      { label: "Drawers", options: ["Dovetailed solid wood", "Slide maker's drawer box"] },
      { label: "Handles", options: ["Bar pull", "Routed finger pull", "As scheduled: [____]"] },
      { label: "Chain of custody", options: ["FSC", "PEFC", "None required"] },
    ],
    fabrication: [
      "Make each unit to the released shop drawings; run grain through drawer, door and toe kick where drawn.",
      "Wrap, number and load units in the order of the rooms.",
    ],
    acceptance:
      "Judge fronts from 3 ft (1 m), doors and drawers adjusted, against the control sample.",
    position: {
      workSection: "N11 Domestic kitchen fittings",
      tradeSection: "027 Joinery work; DIN 18355",
      unit: "units",
      holds: ["Fillers, toe kicks and end panels", "Hinges, slides and handles", "Adjustment"],
    },
  },
  "doors-windows": {
    sections: [
      { number: "08 14 00", title: "Wood doors" },
      { number: "08 52 00", title: "Wood windows" },
      { number: "08 32 00", title: "Sliding glass doors" },
    ],
    includes:
      "Wood doors with their frames, wood windows and sliding walls, glazed and with hardware. Use one section for each, with its own schedule.",
    related: [
      "07 92 00 Joint sealants.",
      "08 71 00 Door hardware, where it is supplied by others.",
      "08 80 00 Glazing, where it is supplied by others.",
      "07 25 00 Weather barriers: the membrane that frames are sealed to.",
    ],
    submittals: [
      "Shop drawings: elevation of each type, jamb, head and sill at half or full size, anchors, glass, hardware.",
      "Schedule of every opening: number, rough opening, unit size, hand, glass, hardware set.",
      "Samples: a corner of frame and leaf in each species and finish.",
      "Test reports of each value marked as tested, naming the specimen's size, glass and hardware.",
    ],
    quality: [
      INSTALLER,
      "Mockup: one opening of each type, installed and sealed. Accepted, it may remain.",
      "Field water test of [____] openings, as ASTM E1105 describes, before interior finishes.",
    ],
    materials: "Units",
    choices: [
      { label: "Type", samples: true },
      { label: "Leaf thickness", row: "Leaf thickness" },
      { label: "Glass", row: "Glazing" },
      { label: "Species of frame and leaf", options: ["White oak", "As scheduled: [____]"] },
      { label: "Finish", options: ["Clear", "Stain to the control sample", "Painted: [____]"] },
      { label: "Locking", options: ["3 points", "5 points", "Latch and dead bolt"] },
      { label: "Chain of custody", options: ["FSC", "PEFC", "None required"] },
    ],
    fabrication: [
      "Prepare leaf and frame for hardware in the factory, from the hardware's templates.",
      "Label each unit with its opening's number and, where rated, with its label.",
    ],
    acceptance:
      "Each leaf stays where it is left, latches by its own spring and locks with two fingers.",
    position: {
      workSection: "L10 Windows/rooflights/screens/louvres and L20 Doors/shutters/hatches",
      tradeSection: "026 Windows and external doors, 027 Joinery work; DIN 18355",
      unit: "units",
      holds: ["Anchors, shims and joint filling", "Glass and hardware as scheduled", "Adjustment"],
    },
  },
};
