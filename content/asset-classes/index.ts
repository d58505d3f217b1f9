import { commercialRetail } from "./commercial-retail";
import { hospitalityResorts } from "./hospitality-resorts";
import { luxuryResidences } from "./luxury-residences";
import { oemPrivateLabel } from "./oem-private-label";
import { office } from "./office";
import { realEstateDevelopments } from "./real-estate-developments";

/** The sectors served, in the order that pages, navigation and catalog show them. */
export const assetClasses = [
  luxuryResidences,
  hospitalityResorts,
  commercialRetail,
  office,
  realEstateDevelopments,
  oemPrivateLabel,
] as const;
