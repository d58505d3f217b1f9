import type { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import type { products } from "#content/products/product-list.ts";
import type { productCategories, projectTypes } from "#content/quote-request-options.ts";

type Sector = (typeof assetClasses)[number]["slug"];
type Product = (typeof products)[number]["slug"];

/** The page that a buyer asks from: its name, and what it has chosen in the quote form. */
type QuoteRequestOrigin = {
  name: string;
  values: {
    productCategories?: (typeof productCategories)[number]["value"][];
    projectType?: (typeof projectTypes)[number]["value"];
  };
};

/** By the slug of the page. The pages' own records, where the names are too, are too large for a browser. */
export const quoteRequestOrigins = {
  "hardwood-flooring": {
    name: "Hardwood flooring",
    values: { productCategories: ["hardwood-flooring"] },
  },
  "wall-panels": { name: "Wall panels", values: { productCategories: ["wall-panels"] } },
  "custom-cabinets": {
    name: "Custom cabinets",
    values: { productCategories: ["custom-cabinets"] },
  },
  "doors-windows": { name: "Doors and windows", values: { productCategories: ["doors-windows"] } },
  "luxury-residences": { name: "Luxury residences", values: { projectType: "luxury-residence" } },
  "hospitality-resorts": {
    name: "Hospitality and resorts",
    values: { projectType: "hospitality-resort" },
  },
  "commercial-retail": {
    name: "Commercial and retail",
    values: { projectType: "commercial-retail" },
  },
  office: { name: "Office buildings", values: { projectType: "office-building" } },
  "real-estate-developments": {
    name: "Real estate developments",
    values: { projectType: "real-estate-development" },
  },
  "oem-private-label": {
    name: "OEM and private label",
    values: { projectType: "oem-private-label" },
  },
  // A new product may have no category in the form.
} satisfies Record<Sector, QuoteRequestOrigin> & Partial<Record<Product, QuoteRequestOrigin>>;
