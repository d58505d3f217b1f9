import { describe, expect, it } from "vitest";
import type { CabinetDesign } from "#content/image-generation/options.ts";
import { parsePrompt } from "./parse-prompt.ts";

type Row = [
  sentence: string,
  understood: Partial<CabinetDesign>,
  unknown: string[],
  elsewhere?: string,
];

const asNativesWrite: Row[] = [
  [
    "Bar back in walnut with brass shelves",
    { cabinet: "walnut" },
    ["Bar back", "brass shelves"],
    "Bar back",
  ],
  [
    "A backlit bar back, smoked oak and bronze",
    { cabinet: "smoked-oak", hardware: "bronze" },
    ["backlit bar back"],
    "bar back",
  ],
  [
    "Bath vanity in teak with a round mirror and nickel taps",
    { room: "vanity", cabinet: "teak", hardware: "nickel" },
    [],
  ],
  [
    "Round mirror over a sage vanity, travertine top",
    { room: "vanity", cabinet: "sage", worktop: "travertine" },
    [],
  ],
  [
    "Walnut kitchen with a herringbone oak floor",
    { room: "kitchen", cabinet: "walnut", floor: "white-oak", pattern: "herringbone" },
    [],
  ],
  [
    "Charcoal wardrobe on a chevron floor",
    { room: "wardrobe", cabinet: "charcoal", pattern: "chevron" },
    [],
  ],
  [
    "Boot room in sage green with an oak bench",
    { cabinet: "sage" },
    ["Boot room", "oak bench"],
    "Boot room",
  ],
  ["Mudroom lockers in white paint", { cabinet: "white" }, ["Mudroom lockers"], "Mudroom"],
  ["A pantry with linen shaker doors", { cabinet: "linen", front: "shaker" }, ["pantry"], "pantry"],
  [
    "Home bar in ebonized oak, brass rail",
    { cabinet: "ebonized-oak", hardware: "brass" },
    ["Home bar", "rail"],
    "Home bar",
  ],
  [
    "White shaker kitchen, navy island, quartz countertops and polished nickel knobs",
    {
      room: "kitchen",
      cabinet: "white",
      front: "shaker",
      island: "navy",
      worktop: "white-quartz",
      hardware: "nickel",
    },
    ["knobs"],
  ],
  [
    "Study wall in forest green with open shelves and a walnut desk",
    { room: "study", cabinet: "forest-green", worktop: "walnut" },
    [],
  ],
  [
    "Laundry room cabinets in dusty blue",
    { cabinet: "dusty-blue" },
    ["Laundry room"],
    "Laundry room",
  ],
  ["Kitchen with a restaurant range and a peninsula", { room: "peninsula" }, ["restaurant range"]],
  ["Restaurant kitchen in stainless steel", { room: "kitchen" }, ["Restaurant", "stainless steel"]],
  [
    "A square mirror above a white oak vanity",
    { room: "vanity", cabinet: "white-oak" },
    ["square mirror"],
  ],
  [
    "Round island in calacatta for a linen kitchen",
    { room: "kitchen", cabinet: "linen", island: "calacatta" },
    ["Round island"],
  ],
  [
    "Herringbone backsplash in a greige kitchen",
    { room: "kitchen", cabinet: "greige" },
    ["Herringbone backsplash"],
  ],
  [
    "Walnut dining table in a white kitchen",
    { room: "kitchen", cabinet: "white" },
    ["Walnut dining table"],
  ],
  [
    "Fluted island, slab doors in ash, low morning sun",
    { room: "kitchen", cabinet: "ash", front: "slab", mood: "sun" },
    ["Fluted island"],
  ],
  [
    "A living room media wall in hickory",
    { cabinet: "hickory" },
    ["living room media wall"],
    "living room",
  ],
  ["Wine cellar with teak racks", {}, ["Wine cellar", "teak racks"], "Wine cellar"],
  [
    "Gray oak kitchen with black windows and brass pendants",
    { room: "kitchen", cabinet: "gray-oak", hardware: "brass" },
    ["black windows"],
  ],
  [
    "Walk-in closet in greige with a shoe rack, evening light",
    { room: "wardrobe", cabinet: "greige", mood: "evening" },
    ["shoe rack"],
  ],
  ["Kitchen in cherry with granite tops", { room: "kitchen" }, ["cherry", "granite tops"]],
  [
    "Chevron parquet in smoked oak under a burgundy library",
    { room: "study", cabinet: "burgundy", floor: "smoked-oak", pattern: "chevron" },
    [],
  ],
  [
    "Bedroom wardrobe in maple, no handles",
    { room: "wardrobe", cabinet: "maple", hardware: "none" },
    [],
  ],
  ["Walnut cabinets with brass handles", { cabinet: "walnut", hardware: "brass" }, []],
  [
    "Limestone floor in herringbone, olive kitchen, bronze pulls",
    {
      room: "kitchen",
      cabinet: "olive",
      hardware: "bronze",
      floor: "limestone",
      pattern: "herringbone",
    },
    [],
  ],
  [
    "in kitchen put bar, and marble for the iland",
    { room: "kitchen", island: "calacatta" },
    ["bar"],
  ],
];

const asOthersWrite: Row[] = [
  [
    "i want kitchen colour grey and floor fish bone",
    { room: "kitchen", cabinet: "greige", pattern: "herringbone" },
    [],
  ],
  [
    "please make me wardrobe from wood walnut, handle is gold",
    { room: "wardrobe", cabinet: "walnut", hardware: "brass" },
    [],
  ],
  [
    "kitchen white with iland of black marble and tap gold",
    { room: "kitchen", cabinet: "white", island: "nero-marquina", hardware: "brass" },
    [],
  ],
  ["bath furniture teak wood with mirror round", { room: "vanity", cabinet: "teak" }, []],
  ["cabinet for shoes and boots near entrance", {}, ["shoes", "boots", "entrance"], "entrance"],
  [
    "need bar back for my hotel lobby, wood dark",
    { cabinet: "smoked-oak" },
    ["bar back", "hotel lobby"],
    "bar back",
  ],
  [
    "cuisine moderne in oak, without handels",
    { room: "kitchen", cabinet: "white-oak", front: "slab", hardware: "none" },
    [],
  ],
  [
    "kitchen with floor herringbone of wallnut",
    { room: "kitchen", floor: "walnut", pattern: "herringbone" },
    [],
  ],
  [
    "for bathroom: vanity green, top stone beige, mirror is round",
    { room: "vanity", cabinet: "forest-green", worktop: "limestone" },
    [],
  ],
  [
    "the floor it is chevron, the kitchen it is navy",
    { room: "kitchen", cabinet: "navy", pattern: "chevron" },
    [],
  ],
  [
    "i like kitchen more dark, moody, with bras handle",
    { room: "kitchen", cabinet: "charcoal", hardware: "brass", mood: "evening" },
    [],
  ],
  [
    "office furnitures with many shelfs and books, colour black",
    { room: "study", cabinet: "black" },
    [],
  ],
  [
    "make boot room please with color green",
    { cabinet: "forest-green" },
    ["boot room"],
    "boot room",
  ],
  [
    "kitchen no island, colour white, worktop wood",
    { room: "kitchen", cabinet: "white", worktop: "white-oak" },
    ["no island"],
  ],
  [
    "dressing room for my wife, doors white, light of evening",
    { room: "wardrobe", cabinet: "white", mood: "evening" },
    ["wife"],
  ],
  [
    "kitchen shaker stile, colour sage, knobs gold",
    { room: "kitchen", cabinet: "sage", front: "shaker", hardware: "brass" },
    ["knobs"],
  ],
  [
    "vanity with two basin, marbel top, mirror big and round",
    { room: "vanity", worktop: "calacatta" },
    ["two basin"],
  ],
  [
    "kitchen have big fridge and oven, fronts walnut",
    { room: "kitchen", cabinet: "walnut" },
    ["fridge", "oven"],
  ],
  [
    "wardrobe sliding door with mirror, oak",
    { room: "wardrobe", cabinet: "white-oak", front: "sliding" },
    ["mirror"],
  ],
  [
    "kitchen in the yacht, teak, handle steel",
    { room: "kitchen", cabinet: "teak", hardware: "nickel" },
    ["yacht"],
  ],
  [
    "laundry with machine washing, cabinet white",
    { cabinet: "white" },
    ["laundry", "machine"],
    "laundry",
  ],
  [
    "small kitchen of my flat, grey light, floor wood parquet",
    { room: "kitchen", cabinet: "greige", floor: "white-oak" },
    [],
  ],
  ["tv wall with fire place, walnut", { cabinet: "walnut" }, ["tv wall", "fire place"], "tv wall"],
  [
    "round table and chairs in kitchen white",
    { room: "kitchen", cabinet: "white" },
    ["round table", "chairs"],
  ],
  [
    "kitchen blue dark and gold, floor tile",
    {
      room: "kitchen",
      cabinet: "navy",
      hardware: "brass",
      floor: "limestone",
      pattern: "straight",
    },
    [],
  ],
  [
    "study room green dark, desk oak, lamp on table",
    { room: "study", cabinet: "forest-green", worktop: "white-oak", mood: "evening" },
    ["table"],
  ],
  ["cabinet of kitchen from bamboo", { room: "kitchen" }, ["bamboo"]],
  ["pantry cupboard next to kitchen, linen colour", { cabinet: "linen" }, ["pantry"], "pantry"],
  [
    "kitchen style industrial, metal black, wood old",
    { room: "kitchen", cabinet: "white-oak", hardware: "black-iron" },
    ["industrial"],
  ],
  [
    "i need sauna from wood and also small bar",
    { cabinet: "white-oak" },
    ["sauna", "bar"],
    "sauna",
  ],
];

describe.each([
  ["natives", asNativesWrite],
  ["people who don't speak English well", asOthersWrite],
])("sixty sentences as written by %s", (_who, rows) => {
  it.each(rows)("%s", (sentence, understood, unknown, elsewhere) => {
    const parsed = parsePrompt(sentence);
    expect(parsed.chosen).toEqual(understood);
    expect(parsed.unknown).toEqual(unknown);
    expect(parsed.elsewhere).toBe(elsewhere);
    // Only these words may yield a kitchen.
    if (understood.room === "kitchen") expect(sentence).toMatch(/k[iî]t?che?n|cuisine|island/i);
  });

  it("has thirty sentences", () => expect(rows).toHaveLength(30));
});
