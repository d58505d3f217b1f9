import type { SlotName, SlotOption } from "#content/image-generation/options.ts";
import type { OptionId } from "#lib/image-generation/room-slots.ts";

/** Generic words, redundant beside a specific material. */
export const genericMaterials = "wood, wooden, timber, stone";

/** Comma-separated. The slot decides about ambiguous names ("black"), else the first of this list. */
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
  kitchen: "kitchen, kitchenette, cuisine",
  linear: "linear kitchen, one wall kitchen, single wall kitchen, wall kitchen, in line kitchen",
  galley: `galley kitchen, kitchen galley, galley, narrow kitchen, narrow galley kitchen, corridor kitchen,
    parallel kitchen, two run kitchen, double run kitchen, two wall kitchen, two sided kitchen, kitchen with two run,
    kitchen of two run, kitchen in two run, kitchen with two facing run`,
  peninsula: "peninsula kitchen, breakfast bar kitchen",
  wardrobe: `wardrobe, closet, walk in closet, walk in wardrobe, walkin closet, dressing room, armoire,
    bedroom wardrobe, bedroom closet`,
  vanity: "vanity, bath vanity, bathroom vanity, bathroom, bath, washroom, ensuite",
  study: "study, study wall, office, home office, library, bookcase, bookshelf",
  slab: "slab, flat panel, flat front, flat fronted, flat door, flat slab, flat cabinet, door flat, front flat, flush, plain",
  shaker: `shaker, shaker style, framed, frame and panel, recessed panel, panelled, paneled,
    five piece`,
  fluted: "fluted, reeded, ribbed, tambour, slatted, grooved, fluting",
  sliding: "sliding door, sliding, sliding front, sliding leaf, sliding panel, bypass door",
  brass: "brass, brushed brass, gold, golden, satin brass, antique brass, gilt",
  bronze: "bronze, dark bronze, oil rubbed bronze, antique bronze, copper",
  nickel: `nickel, satin nickel, brushed nickel, chrome, steel, stainless, silver, stainless steel,
    polished nickel, aluminium, aluminum`,
  "black-iron":
    "black iron, iron, wrought iron, cast iron, black metal, gunmetal, matte black, matt black, black",
  straight: "straight plank, straight board, straight floorboard, straight laid, running bond",
  herringbone: "herringbone, herring bone, fishbone, fish bone, herringbone pattern",
  chevron: "chevron, hungarian point, chevron pattern",
  none: "handleless, handle free, push to open, touch latch, push latch",
  day: `daylight, day light, soft daylight, natural light, morning, morning light, soft light,
    overcast, daytime, noon`,
  sun: `sun, low sun, morning sun, low morning sun, evening sun, low evening sun, sunlight, sun light, sunny, sunset, sunrise, golden hour, afternoon, sunlit,
    sunshine`,
  evening: `evening, evening lamps, evening light, night, nighttime, dusk, lamplight, lamp light,
    candlelight, candle light, lamp, dim, dimmed, warm light`,
  whole: `whole room, entire room, complete room, full room, whole view, full view, wide view, wide shot, wide angle,
    wide picture, overview`,
  // "Soft close" is not a view.
  close: `close up, closeup, closer, close view, closer view, closer look, close shot, close picture, near view,
    from near, from nearby, from close, up close, detail view, detailed view, detail shot, detail picture, in detail,
    zoomed in`,
};

/** Variants of a room, used if the prompt names only the general room. */
export const roomKinds: Partial<Record<SlotOption<"room">, readonly SlotOption<"room">[]>> = {
  kitchen: ["linear", "galley", "peninsula"],
};

/** Words that suggest a choice, used if nothing else decides. */
export const optionHints: Partial<Record<OptionId, string>> = {
  linen: "light, pale",
  charcoal: "dark, deep",
  "white-oak": "light, pale, parquet, floorboard, plank",
  "smoked-oak": "dark, deep",
  limestone: "light, pale, tile",
  soapstone: "dark",
  bronze: "dark",
  straight: "plank, floorboard, tile",
  kitchen: "island, cooking, cook, hob, cooktop, hood, range hood",
  galley: "two run, two facing run, second run, facing run, opposite run",
  peninsula: "peninsula, breakfast bar",
  wardrobe: "dressing, bedroom, clothes, clothes rail, sliding door, bypass door",
  vanity: "basin, washbasin, wash basin, vessel basin, mirror",
  study: "desk, desktop, book, shelves, shelving, bookshelves",
  slab: "modern, minimal, minimalist, minimalistic, contemporary, sleek",
  shaker: "classic, traditional, farmhouse, country, timeless, transitional",
  day: "bright, airy, fresh, light",
  sun: "warm",
  evening: "moody, cosy, cozy, intimate, dramatic, romantic",
};

/** Names of cabinet parts; a room's name stands for its cabinets. */
export const slotNouns: Partial<Record<SlotName, string>> = {
  cabinet: `cabinet, cabinetry, cupboard, unit, joinery, millwork, casework, front, door, drawer,
    panel, furniture, lower, base, floor to ceiling, full height`,
  island: "island, peninsula, breakfast bar",
  worktop: `worktop, countertop, counter top, counter, benchtop, bench top, work top, desktop,
    desk top, desk, top, work surface, worksurface, surface, backsplash, splashback`,
  hardware: `handle, pull, grip, hardware, fitting, bar pull, tap, faucet, bar handle, t bar,
    ironmongery, accent, detail, trim, metal, metalwork, fixture`,
  floor: "floor, flooring, floorboard, parquet, plank, board, tile, ground",
  mood: "lighting, mood, atmosphere, ambience, lamps",
};

const OPEN_SHELVES = "shelf, shelves, shelving, open shelf, open shelves, open shelving";
/** A tall unit for stores; a pantry by itself is a room, which no image shows. */
const PANTRY = "pantry cabinet, pantry unit, larder unit, larder cabinet";

/** Fixed objects in a room's images by the slot of their material; "own" if it cannot be chosen. */
export const roomFixtures: Record<
  SlotOption<"room">,
  Record<"cabinet" | "hardware" | "own", string>
> = {
  kitchen: {
    cabinet: `${OPEN_SHELVES}, ${PANTRY}`,
    hardware: "pendant, pendant light, pendant lamp",
    own: "hob, cooktop, hood, range hood, extractor, fruit bowl, window",
  },
  linear: {
    cabinet: `${OPEN_SHELVES}, ${PANTRY}`,
    hardware: "mixer",
    own: "hob, cooktop, sink, fruit bowl, window, table, round table, chair",
  },
  galley: {
    cabinet: `${OPEN_SHELVES}, ${PANTRY}, upper cabinet, wall cabinet, overhead cabinet`,
    hardware: "mixer",
    own: `hob, cooktop, hood, range hood, extractor, sink, oven, wall oven, double oven, fruit bowl, window,
      garden door, rooflight, roof light, skylight`,
  },
  peninsula: {
    cabinet: `${OPEN_SHELVES}, ${PANTRY}, wall cabinet, wall unit, upper cabinet, upper unit`,
    hardware: "mixer, light bar, linear light, linear pendant, pendant, pendant light",
    own: `peninsula, breakfast bar, oven, wall oven, built in oven, hob, cooktop, extractor, sink, stool, barstool, bar stool, fruit bowl`,
  },
  wardrobe: {
    cabinet: OPEN_SHELVES,
    hardware: "rail, clothes rail, hanging rail",
    own: "clothes, bench, rug, fig tree",
  },
  vanity: {
    cabinet: "side cabinet, tall cabinet",
    hardware: "mirror, wall light, wall lamp, sconce",
    own: "basin, washbasin, wash basin, vessel basin, basket",
  },
  study: {
    cabinet: `${OPEN_SHELVES}, bookshelves`,
    hardware: "table lamp, desk lamp",
    own: "book, chair, laptop, rug",
  },
};

export const fixtureShapes = {
  mirror: "round, circular, round shaped, round shape",
  basin: "round, circular, round shaped, round shape",
} as const;

/** Objects usual in a room but absent from its images: they imply the room and are reported as missing. */
export const missingFixtures: Partial<Record<SlotOption<"room">, string>> = {
  kitchen: `oven, fridge, refrigerator, freezer, dishwasher, microwave, sink, stool, barstool, bar stool,
    two island, double island, second island, wall oven, range cooker`,
  wardrobe: "shoe rack, shoes, shoe shelf, ironing board",
  vanity:
    "two basin, double basin, twin basin, two sink, double sink, shower, walk in shower, bathtub, toilet, bidet, towel rail",
  study: "ladder, fireplace, printer, sofa bed",
};

/** Other shapes of handles: only their metal can be shown. */
export const otherHandles = "knob, cup pull, edge pull, ring pull, finger pull";

/** Unsupported rooms and furniture, by the room nearest to them. */
export const otherRooms: Partial<Record<SlotOption<"room">, string>> = {
  kitchen: "dining room, dining table, conservatory, sunroom",
  linear: `laundry, laundry room, utility room, utility, scullery, pantry, walk in pantry, larder, minibar`,
  peninsula: `bar, bar back, barback, back bar, backbar, home bar, wet bar, dry bar, coffee bar, cocktail bar, wine bar,
    bar cabinet, bar counter, wine room, wine cellar, wine wall, wine rack, wine cabinet, cellar, drinks cabinet,
    shop counter`,
  wardrobe: `boot room, bootroom, mud room, mudroom, hall, hallway, entrance hall, entrance, entryway, foyer, vestibule,
    corridor, staircase, stairs, bedroom, nursery, kids room, playroom, cloakroom, dresser, chest of drawer, nightstand,
    bedside table, shoe cabinet`,
  vanity: "sauna, powder room",
  study: `reception, reception desk, front desk, living room, lounge, sitting room, media wall, media room, media unit,
    tv wall, tv unit, tv stand, tv cabinet, home theater, home theatre, meeting room, boardroom, board room,
    conference room, classroom, sideboard, credenza, coffee table, display cabinet`,
};

/** Places around a room, by the room nearest to them: ignored, and reported as not shown. */
export const otherPlaces: Partial<Record<SlotOption<"room">, string>> = {
  kitchen: "garage, workshop, basement, restaurant, terrace, balcony, patio, greenhouse",
  galley: "yacht, boat, camper, caravan",
  peninsula: "cafe, coffee shop, bakery",
  wardrobe: "attic, gym, shop, boutique, showroom",
  vanity: "spa, salon",
  study: "lobby, hotel lobby, clinic, chapel, elevator",
};
