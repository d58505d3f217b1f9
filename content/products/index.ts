import { customCabinets } from "./custom-cabinets";
import { doorsWindows } from "./doors-windows";
import { hardwoodFlooring } from "./hardwood-flooring";
import { wallPanels } from "./wall-panels";

/** The product range, in the order that pages, navigation and catalog show it. */
export const products = [hardwoodFlooring, wallPanels, customCabinets, doorsWindows] as const;
