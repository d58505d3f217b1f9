import type { products } from "#content/products/index.ts";
import { customCabinetsNotes } from "./custom-cabinets.ts";
import { doorsWindowsNotes } from "./doors-windows.ts";
import { hardwoodFlooringNotes } from "./hardwood-flooring.ts";
import type { ProductNotes } from "./types.ts";
import { wallPanelsNotes } from "./wall-panels.ts";

/** How each product is installed and cared for, by the slug of its page. */
export const productNotes: Record<(typeof products)[number]["slug"], ProductNotes> = {
  "hardwood-flooring": hardwoodFlooringNotes,
  "wall-panels": wallPanelsNotes,
  "custom-cabinets": customCabinetsNotes,
  "doors-windows": doorsWindowsNotes,
};
