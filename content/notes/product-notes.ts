import type { products } from "#content/products/product-list.ts";
import { customCabinetsNotes } from "./custom-cabinets-notes.ts";
import { doorsWindowsNotes } from "./doors-windows-notes.ts";
import { hardwoodFlooringNotes } from "./hardwood-flooring-notes.ts";
import type { ProductNotes } from "#content/record-types.ts";
import { wallPanelsNotes } from "./wall-panels-notes.ts";

/** How each product is installed and cared for, by the slug of its page. */
export const productNotes: Record<(typeof products)[number]["slug"], ProductNotes> = {
  "hardwood-flooring": hardwoodFlooringNotes,
  "wall-panels": wallPanelsNotes,
  "custom-cabinets": customCabinetsNotes,
  "doors-windows": doorsWindowsNotes,
};
