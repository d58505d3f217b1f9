import type { SlotName } from "#content/image-generation/options.ts";
import type { OptionId } from "#lib/image-generation/room-slots.ts";

/**
 * What each choice is called, between commas. A name may stand for several choices ("black" is a paint, a stone, a
 * stained oak and an iron): the slot that it is said of decides, and where several fit, the first of this list.
 */
export const optionNames: Record<OptionId, string> = {
  white: "white, snow white, pure white, white paint, white lacquer",
  linen: "linen, cream, ivory, off white, eggshell, beige, magnolia, warm white",
  greige: "greige, grey, gray, light grey, light gray, taupe, mushroom, stone grey",
  sage: "sage, sage green, light green, pale green, soft green, mint, grey green",
  olive: "olive, olive green, khaki, moss green",
  "forest-green": `forest green, dark green, deep green, bottle green, british racing green, racing green,
    hunter green, emerald, emerald green, green, forest`,
  "dusty-blue": `dusty blue, light blue, pale blue, powder blue, sky blue, grey blue, soft blue, blue grey,
    blue`,
  navy: "navy, navy blue, dark blue, deep blue, midnight blue, royal blue, indigo",
  charcoal: "charcoal, dark grey, dark gray, anthracite, graphite, slate grey",
  black: "black, matte black, matt black, jet black, black paint",
  terracotta: "terracotta, terra cotta, rust, burnt orange, brick red, clay, orange",
  burgundy: "burgundy, bordeaux, wine red, oxblood, maroon, dark red, deep red, red",
  calacatta: `calacatta, calacatta marble, marble, white marble, carrara, carrara marble, statuario,
    arabescato, veined marble`,
  "nero-marquina": `nero marquina, nero marquina marble, marquina, black marble, dark marble, black stone,
    nero, black`,
  travertine: "travertine, beige stone, cream marble, beige marble",
  limestone: `limestone, lime stone, jura, sandstone, stone, natural stone, pale stone, beige, cream`,
  "white-quartz": `white quartz, quartz, engineered stone, composite stone, white stone, caesarstone,
    silestone, corian, white`,
  soapstone: "soapstone, soap stone, grey stone, gray stone, dark stone, dark grey",
  "white-oak": `white oak, oak, oaken, natural oak, light oak, pale oak, european oak, wood, wooden,
    timber, natural wood, blond wood, blonde wood, oack`,
  walnut: "walnut, american walnut, black walnut, dark walnut, nussbaum, brown",
  maple: "maple, hard maple, sugar maple, butcher block, light wood",
  hickory: "hickory",
  ash: "ash, ash wood, ashwood, white ash, pale wood",
  teak: "teak, burmese teak, teck",
  "smoked-oak": `smoked oak, fumed oak, dark oak, brown oak, thermo oak, dark wood, dark brown, stained oak`,
  "gray-oak":
    "grey oak, light grey, light gray, gray oak, weathered oak, driftwood, grey, gray, greywashed",
  "ebonized-oak": `ebonised oak, ebonized oak, black oak, ebonised, ebonized, ebony, black wood,
    black stained oak, black`,
  kitchen: "kitchen, kitchenette, cuisine, pantry",
  wardrobe: `wardrobe, closet, walk in closet, walk in wardrobe, dressing room, bedroom, armoire,
    cloakroom`,
  vanity: "vanity, bath vanity, bathroom vanity, bathroom, bath, washroom, ensuite",
  study: "study, study wall, office, home office, library, bookcase, bookshelf",
  slab: "slab, flat panel, flat front, flat fronted, flat, flush, plain",
  shaker: `shaker, shaker style, framed, frame and panel, recessed panel, panelled, paneled,
    five piece`,
  fluted: "fluted, reeded, ribbed, tambour, slatted, grooved, fluting",
  brass: "brass, brushed brass, gold, golden, satin brass, antique brass, gilt",
  bronze: "bronze, dark bronze, oil rubbed bronze, antique bronze, copper",
  nickel: `nickel, satin nickel, brushed nickel, chrome, steel, stainless, silver, stainless steel,
    polished nickel, aluminium, aluminum`,
  "black-iron":
    "black iron, iron, wrought iron, cast iron, black metal, gunmetal, matte black, matt black, black",
  none: "handleless, handle free, push to open, touch latch, push latch",
  day: `daylight, day light, soft daylight, natural light, morning, morning light, soft light,
    overcast, daytime, noon`,
  sun: `sun, low sun, morning sun, low morning sun, evening sun, low evening sun, sunlight, sun light, sunny, sunset, sunrise, golden hour, afternoon, sunlit,
    sunshine`,
  evening: `evening, evening lamps, evening light, night, nighttime, dusk, lamplight, lamp light,
    candlelight, candle light, lamp, dim, dimmed, warm light`,
};

/** Words that suggest a choice: they decide what nothing else does. */
export const optionHints: Partial<Record<OptionId, string>> = {
  linen: "light, pale",
  charcoal: "dark, deep",
  "white-oak": "light, pale",
  "smoked-oak": "dark, deep",
  limestone: "light, pale",
  soapstone: "dark",
  bronze: "dark",
  kitchen: "island, peninsula, hob, oven, cooking, cook",
  wardrobe: "clothes, dressing",
  vanity: "basin, washbasin, mirror",
  study: "desk, book, shelves, shelving, desktop",
  slab: "modern, minimal, minimalist, minimalistic, contemporary, sleek",
  shaker: "classic, traditional, farmhouse, country, timeless, transitional",
  day: "bright, airy, fresh, light",
  sun: "warm",
  evening: "moody, cosy, cozy, intimate, dramatic, romantic",
};

/** What the parts of a cabinet are called. A room's own name stands for its cabinets. */
export const slotNouns: Partial<Record<SlotName, string>> = {
  cabinet: `cabinet, cabinetry, cupboard, unit, joinery, millwork, casework, front, door, drawer,
    panel, furniture, lower, base, floor to ceiling, full height`,
  island: "island, peninsula, breakfast bar",
  worktop: `worktop, countertop, counter top, counter, benchtop, bench top, work top, desktop,
    desk top, desk, top, work surface, worksurface, surface`,
  hardware: `handle, pull, knob, grip, hardware, fitting, bar pull, cup pull, edge pull, tap, faucet,
    ironmongery, accent, detail, trim, metal, metalwork, fixture`,
  floor: "floor, flooring, floorboard, parquet, plank, board, tile, ground",
  mood: "lighting, mood, atmosphere, ambience, lamps",
};
