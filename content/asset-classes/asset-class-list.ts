import { commercialRetail } from "./commercial-retail.ts";
import { hospitalityResorts } from "./hospitality-resorts.ts";
import { luxuryResidences } from "./luxury-residences.ts";
import { oemPrivateLabel } from "./oem-private-label.ts";
import { office } from "./office.ts";
import { realEstateDevelopments } from "./real-estate-developments.ts";

/** The sectors served, in the order that pages, navigation and catalog show them. */
export const assetClasses = [
  luxuryResidences,
  hospitalityResorts,
  commercialRetail,
  office,
  realEstateDevelopments,
  oemPrivateLabel,
] as const;
