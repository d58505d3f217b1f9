import {
  floorFigures,
  TOLERANCE_IN_BOTH_UNITS,
  type Measure,
} from "#content/figures/product-figures.ts";

/** The folder of `public/images` that an image's files lie in; it also chooses their widths and quality. */
export type ImageSubject =
  | "hero"
  | "products"
  | "species"
  | "panels"
  | "collections"
  | "asset-classes"
  | "doors-windows"
  | "projects"
  | "company"
  | "intervals"
  | "intervals-tall"
  | "details";

/** A part of a master, as fractions of its width and height. */
type ImageCrop = { left: number; top: number; width: number; height: number };

/** What the site knows of an image before its files are made. */
export type ImageRecord = {
  /** Name of the file in `studio/masters`, without its ending. */
  master: string;
  subject: ImageSubject;
  /** What an architect would say is seen. */
  alt: string;
  /** Species, finish and width, or what the layout can show beneath the image. */
  caption: string;
  /** Whether it could be taken for a built project, so that the layout says "Visualization". */
  visualization: boolean;
  /** False of the owner's own images; `npm run owner` lists the others. */
  sample?: boolean;
  crop?: ImageCrop;
};

const metricFirst = ({ value, metric }: Measure) => `${metric} (${value})`;
const herringbone = metricFirst(floorFigures.herringbone);
const slats = "34 mm (1-5/16 in) on a 52 mm (2-1/16 in) pitch";
const flutes = "half-round flutes of 62 mm (2-7/16 in)";

/** In more than one cut. */
const morningDoor = {
  alt: "Low morning sun with the shadows of leaves on half-round American walnut reeds and a framed walnut door with a brass lever, above wide white oak planks",
  caption: "White oak, 225 mm (8-7/8 in), natural matte; American walnut reeds and door, oiled",
} as const;

/** Every image of the site by its name: its words, and what does not follow from its name. */
const records = {
  "hero-film-poster": {
    alt: "Low morning sun with the shadows of leaves on plain plaster, a wall of half-round American walnut reeds, a framed walnut door with a brass lever, and wide white oak planks",
    caption: "White oak, 225 mm (8-7/8 in), natural matte; American walnut reeds and door, oiled",
  },
  "hero-film-poster-tall": morningDoor,
  "catalog-cover": {
    master: "hero-film-poster",
    ...morningDoor,
    crop: { left: 0.4025, top: 0, width: 0.5975, height: 1 },
  },
  "product-hardwood-flooring": {
    alt: "Smoked oak herringbone floor seen from low down, grain and joints in the low sun that comes through open French doors, beside a walnut easy chair and a travertine drum",
    caption: "Smoked oak herringbone, matte oil",
    crop: { left: 0.1, top: 0.27, width: 0.9, height: 0.73 },
  },
  "product-wall-panels": {
    alt: "American walnut slat panel on black acoustic felt in raking sun, behind a travertine console with a white moon jar of blossoming boughs",
    caption: `American walnut slats, ${slats}, oiled`,
  },
  "product-custom-cabinets": {
    alt: "Kitchen with sage painted shaker tall units, a walnut shaker island in low sun under a calacatta top and two white plaster pendants, brass pulls and leather stools",
    caption: "Painted shaker, sage; American walnut island, satin",
  },
  "product-doors-windows": {
    alt: "Entrance hall with a raised-panel American walnut door and brass pull bar in low sun, a fig in a tub, an oak bench and an oak-framed window over a smoked oak herringbone floor",
    caption: "American walnut entrance door, 1,350 × 2,720 mm (53 × 107 in)",
  },
  "species-white-oak": {
    alt: "White oak planks, straight on: flat-sawn cathedrals, and one quarter-sawn board crossed by ray fleck",
    caption: "White oak, natural matte, 178 mm (7 in)",
  },
  "species-american-walnut": {
    alt: "American walnut planks, straight on: one wide open cathedral, purple-gray and dark streaks in brown heartwood",
    caption: "American walnut, natural matte, 203 mm (8 in)",
  },
  "species-hard-maple": {
    alt: "Hard maple planks, straight on: pale, close-grained, with faint arches",
    caption: "Hard maple, natural matte, 127 mm (5 in)",
  },
  "species-hickory": {
    alt: "Hickory planks, straight on: pale sapwood beside brown heartwood, often within one board",
    caption: "Hickory, natural matte, 152 mm (6 in)",
  },
  "species-ash": {
    alt: "Ash planks, straight on: bold ring-porous arches and lines on a pale gray-beige ground",
    caption: "Ash, natural matte, 165 mm (6-1/2 in)",
  },
  "species-teak": {
    alt: "Narrow teak planks, straight on: golden brown, with fine dark streaks",
    caption: "Teak, natural matte, 102 mm (4 in)",
  },
  "species-red-oak": {
    alt: "Red oak planks, straight on: pinkish, open-pored cathedrals, and one quarter-sawn board with short rays",
    caption: "Red oak, natural matte, 127 mm (5 in)",
  },
  "species-black-cherry": {
    alt: "Black cherry planks, straight on: red-brown, close-grained, with fine arches and short dark gum lines",
    caption: "Black cherry, natural matte, 127 mm (5 in)",
  },
  "species-yellow-birch": {
    alt: "Yellow birch planks, straight on: cream sapwood beside tan heartwood, with a soft curl",
    caption: "Yellow birch, natural matte, 102 mm (4 in)",
  },
  "species-american-beech": {
    alt: "Narrow American beech planks, straight on: even pinkish tan, flecked with short rays",
    caption: "American beech, natural matte, 89 mm (3-1/2 in)",
  },
  "species-black-locust": {
    alt: "Black locust planks, straight on: golden brown, with bold arches and one strip of pale sapwood",
    caption: "Black locust, natural matte, 114 mm (4-1/2 in)",
  },
  "species-american-elm": {
    alt: "American elm planks, straight on: light brown, with feathered, interlocked grain",
    caption: "American elm, natural matte, 152 mm (6 in)",
  },
  "species-pecan": {
    alt: "Pecan planks, straight on: reddish heartwood beside cream sapwood, often within one board",
    caption: "Pecan, natural matte, 127 mm (5 in)",
  },
  "species-iroko": {
    alt: "Iroko planks, straight on: even golden brown, with large dark pores",
    caption: "Iroko, natural matte, 140 mm (5-1/2 in)",
  },
  "species-red-maple": {
    alt: "Red maple planks, straight on: pale with a pink cast, with brown mineral streaks",
    caption: "Red maple, natural matte, 152 mm (6 in)",
  },
  "panel-slatted-acoustic": {
    alt: "White oak slats in raking light, flat-sawn beside quarter-sawn with ray fleck, over dark gaps; before them a smoked oak bench with a green cushion and books",
    caption: `White oak slats, ${slats}, natural matte`,
  },
  "panel-fluted": {
    alt: "Fluted white oak wall panel crossed by a band of sun, behind a travertine side table and a cream lounge chair",
    caption: `White oak, ${flutes}`,
  },
  "panel-flat-veneer": {
    alt: "Flat American walnut veneer panels, book-matched, with dark shadow gaps, in raking sun behind a calacatta console and a vase of branches",
    caption: "American walnut veneer, book-matched, shadow gaps",
  },
  "panel-v-groove": {
    alt: "Sage painted V-groove boards behind a white oak bench with a cushion and books",
    caption: "Painted V-groove, sage, 118 mm (4-5/8 in) boards",
  },
  "panel-raised": {
    alt: "Deep green raised-and-fielded wall panels with a chair rail, behind a tan leather lounge chair and a travertine side table",
    caption: "Painted raised panels with chair rail, deep green",
  },
  "panel-geometric": {
    alt: "Wall of white oak end-grain and long-grain blocks in four depths, under raking light",
    caption: "White oak blocks, 130 mm (5-1/8 in), four depths",
  },
  "collection-shaker-sage": {
    alt: "Sage shaker kitchen along one wall, with drawers, tall units, a calacatta countertop and brass pulls over an oak herringbone floor",
    caption: "Shaker, painted sage",
  },
  "collection-slab-white-oak": {
    alt: "Kitchen with white oak slab tall units and bronze bar pulls, a travertine island with dark stools, and a glass wall to a courtyard with an olive tree under an overcast sky",
    caption: "Slab, white oak veneer, natural matte; travertine",
  },
  "collection-walnut-modern": {
    alt: "Walnut drawer fronts with routed finger pulls, close: one drawer open on maple sides and walnut dividers, below a dark veined marble top",
    caption: "Slab, American walnut, routed finger pull; maple drawer box",
  },
  "collection-painted-linen": {
    alt: "Bath vanity with linen-painted shaker fronts, a calacatta top, a vessel basin and a round brass mirror",
    caption: "Shaker, painted linen",
  },
  "collection-ebonized-oak": {
    alt: "Wall of fluted ebonized oak with an open bar: lit smoked oak shelves before travertine, brass pulls, and tan leather chairs at a round travertine table",
    caption: "Fluted, ebonized white oak; travertine",
  },
  "collection-two-tone": {
    alt: "Kitchen with dark green shaker base units and a white apron sink under a wide oak-framed window to slender trees, and a wall of white oak slab tall units",
    caption: "Two-tone, painted deep green and white oak veneer",
  },
  "asset-luxury-residences": {
    alt: "Private library with full-height American walnut shelving and a ladder, two tan leather lounge chairs on steel and a white oak herringbone floor beside a tall window to a walled garden",
    caption: `American walnut shelving; white oak herringbone, ${herringbone}`,
  },
  "asset-hospitality-resorts": {
    alt: "Double-height resort lobby with a fluted walnut reception desk, an oak panel wall with a brass ring, wooden easy chairs and globe pendants, and a meadow with trees outside",
    caption: "Fluted American walnut desk; white oak wall panels and herringbone",
  },
  "asset-commercial-retail": {
    alt: "Boutique with white oak shelving in three lit niches, a fluted oak counter, travertine and walnut plinths and an oak plank floor in low sun",
    caption: "White oak wall shelving and planks, natural matte",
  },
  "asset-office": {
    alt: "Boardroom with a walnut table and leather chairs, white oak acoustic slats on black felt along two walls, and a black-framed glass partition to a walnut corridor",
    caption:
      "White oak slats, 40 mm (1-9/16 in) on a 66 mm (2-5/8 in) pitch; white oak herringbone",
  },
  "asset-real-estate-developments": {
    alt: "City apartment dining room with a white oak table, a walnut slat wall and a window wall",
    caption: `American walnut slats; white oak planks, ${metricFirst(floorFigures.towerPlank)}`,
  },
  "asset-oem-private-label": {
    alt: "A green shaker front and an oak one on a flat carton with a blank label, lit from one side; before them two lengths of profile and a ring of finish chips",
    caption: "Two fronts, their carton, a profile and finish chips",
    visualization: false,
  },
  "about-flatlay": {
    alt: "Sample table from above in dappled light: a fan of six species, stone, a shaker door, a slat panel, leather, fabric and brass",
    caption: "Six species, three stones, one table",
  },
  "image-tool-example": {
    alt: "Shaker kitchen in American walnut with brass handles, an island in white marble before it, in low sun",
    caption: "Walnut shaker kitchen with a marble island and brass pulls",
    visualization: true,
    sample: false,
  },
  "quality-measure": {
    alt: "Digital caliper reading 14.98 mm (0.590 in), its jaws closed on a slice of a milled white oak plank; behind it planks of the lot with tongue and groove and the growth rings of their sawn ends",
    caption: `White oak plank of a partner’s line, 15 mm (19/32 in), held to ${TOLERANCE_IN_BOTH_UNITS}`,
  },
  "sustainability-boards": {
    alt: "Sawn white oak boards stacked on stickers, seen at their ends: growth rings and rays go on from face to end, and air passes between the layers",
    caption: `White oak in stick, dried to ${floorFigures.moisture} moisture`,
  },
  "service-entry-doors": {
    master: "hero-film-poster",
    ...morningDoor,
    crop: { left: 0.47, top: 0.06, width: 0.53, height: 0.84 },
  },
  "service-interior-doors": {
    alt: "Corridor of flush American walnut doors, one of them open, toward a lit white oak slat wall",
    caption: "Flush American walnut doors, 920 × 2,360 mm (36 × 93 in)",
  },
  "service-windows": {
    alt: "Three white oak casements over a cushioned window seat, one sash open",
    caption: "White oak casements, two by three panes",
  },
  "service-french-doors": {
    alt: "Pair of dark green French doors, open to a walled courtyard with an olive tree in a pot",
    caption: "Painted French doors, two leaves, 2 × 4 panes",
  },
  "service-sliding-walls": {
    alt: "Teak lift-and-slide wall of three panels, one drawn back, to a terrace over the sea at evening",
    caption: "Teak lift-and-slide wall, three panels on two flush tracks",
  },
  "service-hardware": {
    alt: "Brushed brass lever with a thumb turn below it, on the stile of an American walnut door",
    caption: "Brushed brass lever and thumb turn on American walnut",
    visualization: false,
  },
  "project-entrance-oak": {
    alt: "White oak pivot door of vertical boards, open between two glazed sidelights, onto aspens in snow",
    caption: "White oak pivot door and frame with sidelights",
  },
  "project-french-doors": {
    alt: "Garden dining room with ivory painted French doors, a walnut table, globe pendants and a smoked oak herringbone floor",
    caption: "Painted French doors; smoked oak herringbone",
  },
  "project-window-wall": {
    alt: "Five-panel white oak window wall across a lounge with two leather chairs, before a still lake",
    caption: "White oak lift-and-slide panels; white oak planks",
  },
  "project-penthouse-kitchen": {
    alt: "Penthouse kitchen by night: a dark marble island with stools, American walnut tall units under a lit cove and white oak planks, over the lights of a city",
    caption: "American walnut veneer; white oak planks",
  },
  "project-villa-bath": {
    alt: "Villa bathroom with a white freestanding bath before a white oak slat wall, a brass floor-mounted faucet and a herringbone floor",
    caption: "White oak slats; smoked oak herringbone",
  },
  "project-hotel-suite": {
    alt: "Hotel suite with a padded headboard under white oak veneer panels, bedside lamps, an oak bench and a fluted wardrobe",
    caption: "White oak headboard wall and wardrobe; smoked oak planks",
  },
  "project-resort-vanity": {
    alt: "Wall-hung resort vanity with fluted teak fronts, a travertine top, a vessel basin and a round brass mirror between two wall lamps",
    caption: "Fluted teak vanity, travertine top",
  },
  "project-boutique": {
    alt: "Smoked oak wall of a boutique seen along its length: three niches lit from above, flush cabinets below, bags and ceramics on the shelves",
    caption: "Smoked oak niches over flush cabinets; white oak planks",
  },
  "project-showroom": {
    alt: "Showroom with full-height boards of eight species on the wall, a long sample table, black pendants and a bench",
    caption: "Eight species as full-height boards; gray oak planks",
  },
  "project-boardroom": {
    alt: "Boardroom with a round walnut table for eight under a brass ring light, smoked oak acoustic slats, a walnut credenza and a white oak herringbone floor",
    caption: "Smoked oak acoustic slats; walnut table; white oak herringbone",
  },
  "project-reception": {
    alt: "Reception with a fluted American walnut desk and a travertine end before a wall of white oak relief blocks",
    caption: "Fluted American walnut desk; white oak relief wall",
  },
  "project-tower-living": {
    alt: "Tower apartment living room at dusk with a walnut slat wall and a window wall over a lit city",
    caption: "American walnut slats; white oak herringbone",
  },
  "project-tower-kitchen": {
    alt: "Narrow tower kitchen between linen-painted base units and ash tall units, with a window seat",
    caption: "Two-tone slab: painted linen and ash veneer; smoked oak herringbone",
  },
  "project-cabinet-line": {
    alt: "Maple carcasses on a roller conveyor, sage and white oak shaker fronts on those behind",
    caption: "Maple carcasses; painted sage and white oak shaker fronts",
  },
  "project-flooring-line": {
    alt: "Flooring mill: strapped and labeled packs of planks in white oak, walnut, smoked oak and ash",
    caption: "Strapped and labeled packs of planks, by species",
  },
  "interval-walnut": {
    alt: "American walnut boards under a low lamp, close: long open pores, dark streaks and the joint between two boards, which catches the light",
    caption: "American walnut, planed and oiled",
    uprightFrom: 0.3,
  },
  "interval-end-grain": {
    alt: "Sawn ends of white oak boards stacked in low light: growth rings of large pores, crossed by pale rays, and the shadows between the boards",
    caption: "White oak, sawn across",
    uprightFrom: 0.15,
  },
  "interval-flutes": {
    alt: "Half-round flutes of a smoked oak wall panel in grazing light, close: a bright crest, then shadow, over and over",
    caption: `Smoked oak, ${flutes}`,
    uprightFrom: 0.45,
  },
  "interval-tongue": {
    alt: "Tongue of a milled white oak plank a finger's breadth before the groove of the next, seen at their sawn ends in low light",
    caption: "White oak planks, 19 mm (3/4 in), tongue and groove",
    uprightFrom: 0.3,
  },
  "interval-teak": {
    alt: "Teak deck boards with open joints under a low lamp, close: dark veins, open pores and an eased edge that catches the light",
    caption: "Teak, planed; boards of 90 mm (3-1/2 in)",
    uprightFrom: 0.36,
  },
  "interval-hinge": {
    alt: "A butt hinge of brushed brass mortised into the edge of a white oak door, in low light, close",
    caption: "Brass hinge, mortised into white oak",
    uprightFrom: 0.315,
  },
  "interval-oil": {
    alt: "White oak boards in low light, close: dry and pale on one side, dark and glossy where oil was wiped on, with a wet edge between",
    caption: "White oak, dry and oiled",
    uprightFrom: 0.33,
  },
  "interval-leaves": {
    alt: "Walnut veneer leaves side by side in low light, each the mirror of its neighbor at the joint, with the chalk numbers 12, 13 and 14",
    caption: "American walnut veneer, book-matched",
    uprightFrom: 0.2,
  },
  "interval-finishes": {
    alt: "White oak boards side by side in low light: natural, oiled, gray, smoked and ebonized",
    caption: "White oak, five finishes",
    uprightFrom: 0.5,
  },
  "interval-saw-marks": {
    alt: "One wide walnut board in low light, rough from the band saw, whose marks run across its grain; a strip in the middle is planed",
    caption: "American walnut, band-sawn, a strip planed",
    uprightFrom: 0.4,
  },
  "detail-drawer": {
    master: "interval-drawer",
    alt: "Dovetailed corner of a drawer in low light, close: walnut front, maple side, end grain on the tails and half a pin at each edge",
    caption: "Hard maple and American walnut, dovetailed 1:8",
  },
  "detail-slats": {
    master: "interval-slats",
    alt: "White oak slats on black felt in low light, close: the cut ends with their rings and rays, and the fibers of the felt",
    caption: "White oak slats on felt",
  },
  "detail-stickers": {
    master: "interval-stickers",
    alt: "White oak boards stacked for drying, seen at their corner, with a tag of lot and phase",
    caption: "White oak in stick",
  },
  "detail-log": {
    master: "interval-log",
    alt: "Sawn end of a walnut log in low light: bark, pale sapwood, dark heart with growth rings, checks and the marks of the saw, and the chalk number 0214",
    caption: "American walnut, lot 0214",
  },
  "detail-carton": {
    master: "interval-carton",
    alt: "Open end of a corrugated carton of white oak planks in low light, its lid stencilled with the number of a store, under a strap and edge boards",
    caption: "White oak planks, carton 3 of 9",
  },
  "detail-brand": {
    master: "interval-brand",
    alt: "The words “your mark” in a ring, burned into a white oak board in low light, close",
    caption: "White oak, branded",
  },
} as const satisfies Record<string, OwnRecord>;

/** What a record says of itself; the rest follows from its name. */
type OwnRecord = Pick<ImageRecord, "alt" | "caption"> &
  Partial<ImageRecord> & {
    /** Where the part for upright screens begins, as a fraction of the width. */
    uprightFrom?: number;
  };

const UPRIGHT = { top: 0, width: 0.345, height: 1 } as const;

/** Their images show places; those of the other subjects show a material, or what is made of it. */
const PLACES = new Set<ImageSubject>([
  "hero",
  "products",
  "collections",
  "asset-classes",
  "doors-windows",
  "projects",
]);

/** By the first word of an image's name, unless its record says another. */
const SUBJECTS: Readonly<Record<string, ImageSubject>> = {
  hero: "hero",
  catalog: "hero",
  product: "products",
  species: "species",
  panel: "panels",
  collection: "collections",
  asset: "asset-classes",
  quality: "company",
  about: "company",
  sustainability: "company",
  image: "company",
  service: "doors-windows",
  project: "projects",
  interval: "intervals",
  detail: "details",
};

function subjectOf(id: string): ImageSubject {
  const subject = SUBJECTS[id.split("-", 1)[0] ?? ""];
  if (!subject) throw new Error(`${id} begins with no subject's word.`);
  return subject;
}

export const images = Object.fromEntries(
  Object.entries<OwnRecord>(records).flatMap(([id, { uprightFrom: left, ...own }]) => {
    const subject = subjectOf(id);
    const record = {
      master: id,
      subject,
      visualization: PLACES.has(subject),
      sample: true,
      ...own,
    };
    if (left === undefined) return [[id, record]];
    const upright = { ...record, subject: "intervals-tall", crop: { left, ...UPRIGHT } };
    return [
      [id, record],
      [`${id}-tall`, upright],
    ];
  }),
) as Record<keyof typeof records | `${ImageBandImageId}-tall`, ImageRecord>;

/** The name of an image. */
export type ImageId = keyof typeof images;

/** A dark macro that fills the window's width. Each has a part of it for upright screens, of the same name with `-tall`. */
export type ImageBandImageId = Extract<keyof typeof records, `interval-${string}`>;

/** A dark macro that fills a part of the page's width. */
export type DetailImageId = Extract<ImageId, `detail-${string}`>;
