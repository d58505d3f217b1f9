import { inBothUnits, speciesFigures } from "#content/figures/product-figures.ts";
import type { Sample } from "#content/record-types.ts";
import { samples } from "#content/sample-options.ts";

type Slug = keyof typeof speciesFigures;

/** In the order in which the filter offers them. */
const COLORS = { light: "Light", golden: "Golden", reddish: "Reddish", brown: "Brown" } as const;

type Species = {
  botanical: string;
  color: keyof typeof COLORS;
  characteristics: string;
  applications: string;
  /** What daylight does under a clear finish within the first year. */
  daylight: { value: string; metric: string };
  /** Our own, of the material alone, in US dollars as every price of the site. */
  price: "$" | "$$" | "$$$" | "$$$$";
};

const names: Readonly<Record<Slug, string>> = samples["hardwood-flooring"];

const records: Readonly<Record<Slug, Species>> = {
  "white-oak": {
    botanical: "Quercus alba",
    color: "golden",
    characteristics: "Straight grain, medullary ray, pores closed by tyloses",
    applications: "Residences, hotels, wide-plank retail floors",
    daylight: { value: "Slight", metric: "ambers" },
    price: "$$$",
  },
  "american-walnut": {
    botanical: "Juglans nigra",
    color: "brown",
    characteristics: "Chocolate heartwood, cathedral figure, lightens with age",
    applications: "Suites, boardrooms, private libraries",
    daylight: { value: "Marked", metric: "lightens" },
    price: "$$$$",
  },
  "hard-maple": {
    botanical: "Acer saccharum",
    color: "light",
    characteristics: "Pale, close-grained, nearly without figure",
    applications: "Galleries, retail, sports and dance floors",
    daylight: { value: "Moderate", metric: "yellows" },
    price: "$$",
  },
  hickory: {
    botanical: "Carya ovata",
    color: "brown",
    characteristics: "Strong contrast of sapwood and heartwood, very hard",
    applications: "Lobbies, restaurants, heavy traffic",
    daylight: { value: "Slight", metric: "ambers" },
    price: "$$",
  },
  ash: {
    botanical: "Fraxinus americana",
    color: "light",
    characteristics: "Light, ring-porous, bold grain; takes stain evenly",
    applications: "Offices, apartments, stained schemes",
    daylight: { value: "Moderate", metric: "ambers" },
    price: "$",
  },
  teak: {
    botanical: "Tectona grandis",
    color: "golden",
    characteristics: "Golden brown, oily, stable in changing humidity",
    applications: "Resorts, spas, waterside residences",
    daylight: { value: "Marked", metric: "evens out" },
    price: "$$$$",
  },
  "red-oak": {
    botanical: "Quercus rubra",
    color: "reddish",
    characteristics: "Pink cast, open pores, bold cathedrals; stains readily",
    applications: "Stairs, schools, matching existing floors",
    daylight: { value: "Slight", metric: "ambers" },
    price: "$",
  },
  "black-cherry": {
    botanical: "Prunus serotina",
    color: "reddish",
    characteristics: "Red-brown, fine arches, short dark gum lines",
    applications: "Libraries, suites, bedrooms",
    daylight: { value: "Marked", metric: "darkens" },
    price: "$$$",
  },
  "yellow-birch": {
    botanical: "Betula alleghaniensis",
    color: "light",
    characteristics: "Cream sapwood and tan heartwood, a soft curl",
    applications: "Apartments, offices, halls with a northern palette",
    daylight: { value: "Moderate", metric: "yellows" },
    price: "$$",
  },
  "american-beech": {
    botanical: "Fagus grandifolia",
    color: "reddish",
    characteristics: "Even pinkish tan, flecked with small rays",
    applications: "Stairs, workshops; needs a steady climate",
    daylight: { value: "Slight", metric: "reddens" },
    price: "$",
  },
  "black-locust": {
    botanical: "Robinia pseudoacacia",
    color: "golden",
    characteristics: "Golden brown, hard, durable without treatment",
    applications: "Entrances, covered terraces, heavy traffic",
    daylight: { value: "Marked", metric: "browns" },
    price: "$$$",
  },
  "american-elm": {
    botanical: "Ulmus americana",
    color: "brown",
    characteristics: "Interlocked grain, feathered bands of late wood",
    applications: "Wide-plank floors of restaurants and houses",
    daylight: { value: "Slight", metric: "ambers" },
    price: "$$",
  },
  pecan: {
    botanical: "Carya illinoinensis",
    color: "brown",
    characteristics: "Reddish heart in cream sapwood, nearly as hard as hickory",
    applications: "Lobbies, stores, restaurants",
    daylight: { value: "Slight", metric: "ambers" },
    price: "$$",
  },
  iroko: {
    botanical: "Milicia excelsa",
    color: "golden",
    characteristics: "Even golden brown, large pores; moves little",
    applications: "Resorts and terraces, in place of teak",
    daylight: { value: "Marked", metric: "browns" },
    price: "$$$",
  },
  "red-maple": {
    botanical: "Acer rubrum",
    color: "light",
    characteristics: "Pale with a pink cast, mineral streaks, often curled",
    applications: "Bedrooms, galleries, stained schemes",
    daylight: { value: "Moderate", metric: "ambers" },
    price: "$",
  },
};

/** Side hardness in lbf, so that each third has five of the fifteen; white oak is the first of the hardest. */
const HARDNESS_STEPS = [1_050, 1_350] as const;
const HARDNESS_TAGS = ["hardness-1", "hardness-2", "hardness-3"] as const;
const PRICES = ["$", "$$", "$$$", "$$$$"] as const satisfies readonly Species["price"][];

function tagsOf(slug: Slug): string[] {
  const { color, price } = records[slug];
  const pounds = Number(speciesFigures[slug].hardness.value.replaceAll(/\D/g, ""));
  const step = HARDNESS_STEPS.filter((limit) => pounds > limit).length;
  return [`color-${color}`, HARDNESS_TAGS[step] ?? "", `price-${price.length}`];
}

/** The species of the trade that we mill, the best-known first. */
export const flooringSpecies: readonly Sample[] = (Object.keys(records) as Slug[]).map((slug) => {
  const { botanical, characteristics, applications, daylight, price } = records[slug];
  const { hardness, movement, radialMovement } = speciesFigures[slug];
  return {
    slug,
    name: names[slug],
    botanical,
    image: `species-${slug}`,
    characteristics,
    applications,
    values: [
      hardness,
      { value: movement, metric: `${radialMovement} radial` },
      daylight,
      { value: price },
    ],
    tags: tagsOf(slug),
  };
});

export const SPECIES_COLUMNS = [
  { label: "Hardness", standard: "ASTM D143" },
  { label: "Movement", standard: "per 1% moisture" },
  { label: "Color change", standard: "in daylight" },
  { label: "Price class" },
] as const;

/** Where the values come from. */
export const SPECIES_NOTE =
  "Typical values, averages of the species after the Wood Handbook of the USDA Forest Products Laboratory (FPL-GTR-282). Hardness is Janka at 12% moisture content. Movement is the change in width for each percent of moisture between 6 and 14%: tangential first, as in flat-sawn boards, then radial, as in quarter-sawn ones. Color is what daylight does in the first year. The price class, of four, compares the species shown, the material alone.";

/** Each tag has its rule in components/sections/sample-filter.css. */
export const SPECIES_FILTERS = [
  {
    label: "Color",
    options: Object.entries(COLORS).map(([color, label]) => ({ tag: `color-${color}`, label })),
  },
  {
    label: "Hardness",
    options: [
      { tag: HARDNESS_TAGS[0], label: "up to 1,050 lbf (4.7 kN)" },
      { tag: HARDNESS_TAGS[1], label: "in between" },
      { tag: HARDNESS_TAGS[2], label: `from ${inBothUnits(speciesFigures["white-oak"].hardness)}` },
    ],
  },
  {
    label: "Price class",
    options: PRICES.map((label) => ({ tag: `price-${label.length}`, label })),
  },
] as const;
