import { customCabinets } from "./custom-cabinets.ts";
import { doorsWindows } from "./doors-windows.ts";
import { hardwoodFlooring } from "./hardwood-flooring.ts";
import { wallPanels } from "./wall-panels.ts";

/** The product range, in the order that pages, navigation and catalog show it. */
export const products = [hardwoodFlooring, wallPanels, customCabinets, doorsWindows] as const;
