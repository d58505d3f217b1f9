/**
 * What a sample or a quote can be asked for by itself: name by slug, by the slug of its product. The products' own records
 * are too large for a browser; they take the names from here.
 */
export const samples = {
  "hardwood-flooring": {
    "white-oak": "White oak",
    "american-walnut": "American walnut",
    "hard-maple": "Hard maple",
    hickory: "Hickory",
    ash: "Ash",
    teak: "Teak",
  },
  "wall-panels": {
    "slatted-acoustic": "Slatted acoustic",
    fluted: "Fluted",
    "flat-veneer": "Flat veneer",
    "v-groove": "V-groove",
    "raised-and-fielded": "Raised and fielded",
    "geometric-relief": "Geometric relief",
  },
  "custom-cabinets": {
    "shaker-sage": "Shaker, sage",
    "slab-white-oak": "Slab, white oak",
    "walnut-modern": "Walnut modern",
    "painted-linen": "Painted linen",
    "ebonized-oak": "Ebonized oak",
    "two-tone": "Two-tone",
  },
  "doors-windows": {
    "entry-doors": "Entry doors",
    "interior-doors": "Interior doors",
    windows: "Windows",
    "french-doors": "French doors",
    "sliding-walls": "Sliding walls",
    hardware: "Hardware",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** The openings, too large to send: what goes out is a corner of their frame and sash, cut through. */
export const cornerSections: readonly string[] = [
  "entry-doors",
  "interior-doors",
  "windows",
  "french-doors",
  "sliding-walls",
];

/** How many samples one box takes. */
export const SAMPLES_IN_A_BOX = 6;
