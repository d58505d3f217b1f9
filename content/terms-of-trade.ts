import { company } from "./company.ts";
import { cabinetFigures, panelFigures } from "./figures/product-figures.ts";

type TradeTerm = {
  name: string;
  /** What is known, and where only the owner knows, that the export team answers it with the quote. */
  answer: string;
  /** What the owner has to decide or look up before the answer can say more; never shown. */
  ownerNote: string;
};

/** What buyers ask before they order. No figure stands here that the owner has not given. */
export const termsOfTrade = [
  {
    name: "Lead time",
    answer: `Custom cabinets: ${cabinetFigures.leadTime}, ${cabinetFigures.rushLeadTime} rush, from signed drawings. For floors, panels, doors and windows the export team states it with the quote.`,
    ownerNote:
      "Usual and rush lead times of floors, panels, doors and windows, and from what they are counted.",
  },
  {
    name: "Minimum order",
    answer: "The export team states it with the quote, by product and finish.",
    ownerNote: "The smallest quantity of each product, and what a mixed container changes.",
  },
  {
    name: "Payment",
    answer: "The export team states the payment terms with the quote.",
    ownerNote: "Deposit, balance and means: transfer, letter of credit; per market if they differ.",
  },
  {
    name: "Currency and validity",
    answer: "Prices are in US dollars. The export team states with the quote until when it holds.",
    ownerNote: "How long a quote holds, and whether other currencies are quoted.",
  },
  {
    name: "Delivery and port",
    answer:
      "By container, FOB, CIF, DAP or DDP. The export team names the port of loading with the quote; write the delivery country and port into the request.",
    ownerNote: "Ports of loading, and the markets where DDP is offered.",
  },
  {
    name: "Packing",
    answer:
      "Wrapped, labeled by room and unit, on heat-treated pallets and crates stamped ISPM 15.",
    ownerNote: "Sizes and weights of cartons and pallets by product, units per container.",
  },
  {
    name: "Country of manufacture",
    answer:
      "The export team states it with the quote, for each product. The Lacey Act declaration names species and country of harvest.",
    ownerNote: "The country of the plant of each product, as the certificate of origin says it.",
  },
  {
    name: "Fire, slip and VOC classes",
    answer: `Wall panels are ${panelFigures.fireClass} by ASTM E84. European classes belong to the product as ordered: fire by EN 13501, part 1, slip by EN 16165, VOC emissions by EN 16516. The export team states with the quote which of them are tested.`,
    ownerNote: "Tested classes by product, with laboratory, number and date of each report.",
  },
  {
    name: "Your contact",
    answer: `The export team names the person who has your request with the quote. Until then: ${company.email}, ${company.phone.display}.`,
    ownerNote: "Names, languages and direct lines of the people who quote, by market.",
  },
] as const satisfies readonly TradeTerm[];
