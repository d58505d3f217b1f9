/** The species that a front, an island or a floor can be made of. */
export const woods = [
  { id: "white-oak", label: "White oak" },
  { id: "walnut", label: "American walnut" },
  { id: "maple", label: "Hard maple" },
  { id: "hickory", label: "Hickory" },
  { id: "ash", label: "Ash" },
  { id: "teak", label: "Teak" },
  { id: "smoked-oak", label: "Smoked oak" },
  { id: "gray-oak", label: "Gray oak" },
  { id: "ebonized-oak", label: "Ebonized oak" },
] as const;

/** The painted finishes of fronts. */
export const paints = [
  { id: "white", label: "White paint" },
  { id: "linen", label: "Linen paint" },
  { id: "greige", label: "Greige paint" },
  { id: "sage", label: "Sage paint" },
  { id: "olive", label: "Olive paint" },
  { id: "forest-green", label: "Forest green paint" },
  { id: "dusty-blue", label: "Dusty blue paint" },
  { id: "navy", label: "Navy paint" },
  { id: "charcoal", label: "Charcoal paint" },
  { id: "black", label: "Black paint" },
  { id: "terracotta", label: "Terracotta paint" },
  { id: "burgundy", label: "Burgundy paint" },
] as const;

/** The stones of countertops and islands. */
export const stones = [
  { id: "calacatta", label: "Calacatta marble" },
  { id: "nero-marquina", label: "Nero Marquina marble" },
  { id: "travertine", label: "Travertine" },
  { id: "limestone", label: "Limestone" },
  { id: "white-quartz", label: "White quartz" },
  { id: "soapstone", label: "Soapstone" },
] as const;

/** What the visitor can choose of a cabinet, slot by slot, in the order in which the chips stand. */
export const slots = {
  room: {
    label: "Room",
    options: [
      { id: "kitchen", label: "Kitchen" },
      { id: "linear", label: "Linear kitchen" },
      { id: "galley", label: "Galley kitchen" },
      { id: "peninsula", label: "Peninsula kitchen" },
      { id: "wardrobe", label: "Wardrobe" },
      { id: "vanity", label: "Bath vanity" },
      { id: "study", label: "Study wall" },
    ],
  },
  cabinet: { label: "Cabinet", options: [...woods, ...paints] },
  front: {
    label: "Front",
    options: [
      { id: "slab", label: "Slab" },
      { id: "shaker", label: "Shaker" },
      { id: "fluted", label: "Fluted" },
      { id: "sliding", label: "Sliding" },
    ],
  },
  island: { label: "Island", options: [...woods, ...paints, ...stones] },
  worktop: { label: "Countertop", options: [...stones, ...woods] },
  hardware: {
    label: "Hardware",
    options: [
      { id: "brass", label: "Brushed brass" },
      { id: "bronze", label: "Dark bronze" },
      { id: "nickel", label: "Satin nickel" },
      { id: "black-iron", label: "Black iron" },
      { id: "none", label: "No handles" },
    ],
  },
  floor: { label: "Floor", options: [...woods, ...stones] },
  pattern: {
    label: "Pattern",
    options: [
      { id: "straight", label: "Straight" },
      { id: "herringbone", label: "Herringbone" },
      { id: "chevron", label: "Chevron" },
    ],
  },
  mood: {
    label: "Light",
    options: [
      { id: "day", label: "Soft daylight" },
      { id: "sun", label: "Low sun" },
      { id: "evening", label: "Evening lamps" },
    ],
  },
  view: {
    label: "View",
    options: [
      { id: "whole", label: "Whole room" },
      { id: "close", label: "Close view" },
    ],
  },
} as const;

/** The name of one choice. */
export type SlotName = keyof typeof slots;

/** The ids that a slot takes. */
export type SlotOption<Slot extends SlotName> = (typeof slots)[Slot]["options"][number]["id"];

/** One cabinet, wholly decided: what the renderer needs, and the chips show. A room ignores a slot that it has not, as one without an island. */
export type CabinetDesign = { readonly [Slot in SlotName]: SlotOption<Slot> };
