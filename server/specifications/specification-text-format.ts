import { countryIn } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import type { products } from "#content/products/product-list.ts";
import type { Section, SpecificationRow, Project } from "#content/record-types.ts";
import {
  specificationTexts,
  type SpecificationText,
} from "#content/specification-texts/specification-texts.ts";
import { type ImageRecord, images } from "#content/images/images.ts";
import { t, type Words } from "#lib/languages/words.ts";

type Product = (typeof products)[number];
type Measured = Pick<SpecificationRow, "value" | "metric">;
type Choice = SpecificationText["choices"][number];

/** A line of three-part text: `PART 1`, `1.1`, `A.`, `1.` and their levels 0 to 3. */
export type OutlineLine = { level: 0 | 1 | 2 | 3; number: string; text: string };
/** A line of a bill of quantities. */
type PositionLine = { label: string; text: string };

type Paragraph = string | { text: string; items: readonly string[] };
type Article = { title: string; paragraphs: readonly Paragraph[] };

export const POSITION_TITLE = "ITEM OF A BILL OF QUANTITIES";

/** An open choice. */
const BOX = "[ ]";
const STANDARD = /\b(?:(?:ANSI\/\w+|ASTM|EN|ISO|ISPM|NFRC) [A-Z]?\d[\w.]*|NAFS|TSCA Title VI)/g;
/** `ASTM E1886, E1996` */
const SECOND_STANDARD = /(ASTM [A-Z]\d+)(?:,| and) (?=[A-Z]\d)/g;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Three-part text after CSI's SectionFormat, made from the product's records. */
export function threePartText(product: Product): OutlineLine[] {
  return [
    ...numbered(1, "GENERAL", generalArticles(product)),
    ...numbered(2, "PRODUCTS", productArticles(product)),
    ...numbered(3, "EXECUTION", executionArticles(product)),
  ];
}

/** The same as a position of a bill of quantities, metric values first. */
export function positionText(product: Product): PositionLine[] {
  const { includes, choices, position } = specificationTexts[product.slug];
  return [
    { label: "Work section (NBS)", text: position.workSection },
    { label: "Trade section (STLB-Bau, VOB/C)", text: position.tradeSection },
    { label: "Item", text: includes },
    { label: "Maker", text: `${company.name}, ${company.domain}, or equivalent: [____]` },
    { label: "Range", text: `${product.name}; ${sectionNames(product).join("; ")}` },
    ...choices.map((choice) => ({
      label: choice.label,
      text: optionsOf(product, choice, metricFirst)
        .map((option) => `${BOX} ${option}`)
        .join("  "),
    })),
    ...propertiesOf(product).map((row) => ({
      label: row.label,
      text: withStandard(row, metricFirst),
    })),
    ...productNotes[product.slug].installation.limits.map((limit) => ({
      label: `On site: ${limit.label}`,
      text: withStandard(limit, metricFirst),
    })),
    { label: "Includes", text: position.holds.join("; ") },
    { label: "Quantity", text: `[____] ${position.unit}` },
    { label: "Unit price", text: "[____]" },
  ];
}

/** `09 64 29 Wood strip and plank flooring`, the usual section first. */
export function sectionNames(product: Product): string[] {
  return specificationTexts[product.slug].sections.map(({ number, title }) => `${number} ${title}`);
}

function generalArticles(product: Product): Article[] {
  const { includes, related, submittals, quality } = specificationTexts[product.slug];
  const { installation } = productNotes[product.slug];
  const warranties = specificationOf(product).rows.filter(({ label }) => /warranty/i.test(label));
  return [
    {
      title: "SUMMARY",
      paragraphs: [
        `Section includes: ${includes}`,
        { text: "May be placed under:", items: sectionNames(product) },
        { text: "Related requirements:", items: related },
      ],
    },
    {
      title: "REFERENCE STANDARDS",
      paragraphs: [
        {
          text: "Comply with the editions in force on the date of the contract:",
          items: standardsOf(product),
        },
      ],
    },
    {
      title: "SUBMITTALS",
      paragraphs: [
        "Product data: specification sheet, installation and care notes.",
        ...submittals,
        {
          text: "Certificates and declarations, issued for the lot of this project:",
          items: certificationsOf(product).map(({ name }) => `${BOX} ${name}`),
        },
      ],
    },
    { title: "QUALITY ASSURANCE", paragraphs: quality },
    {
      title: "DELIVERY, STORAGE AND SITE CONDITIONS",
      paragraphs: [
        "Deliver wrapped and labeled, on heat-treated pallets stamped ISPM 15. Store indoors, flat and off the floor.",
        {
          text: "Measure and record before work begins:",
          items: installation.limits.map((limit) => `${limit.label}: ${withStandard(limit)}.`),
        },
      ],
    },
    {
      title: "WARRANTY",
      paragraphs:
        warranties.length > 0
          ? warranties.map((row) => `${row.label}: ${withStandard(row)}.`)
          : ["Manufacturer's warranty as stated with the quote: [____] years."],
    },
  ];
}

function productArticles(product: Product): Article[] {
  const { materials, choices, fabrication } = specificationTexts[product.slug];
  return [
    {
      title: "MANUFACTURER",
      paragraphs: [
        `Basis of design: ${company.name}, ${company.address.city}, ${countryIn("en-US")}; ${company.domain}; ${company.email}.`,
        {
          text: "Substitutions:",
          items: [`${BOX} Not permitted`, `${BOX} Under Section 01 60 00 Product requirements`],
        },
      ],
    },
    {
      title: materials.toUpperCase(),
      paragraphs: choices.map((choice) => ({
        text: `${headingOf(product, choice)}:`,
        items: optionsOf(product, choice).map((option) => `${BOX} ${option}`),
      })),
    },
    {
      title: "PROPERTIES",
      paragraphs: [
        ...propertiesOf(product).map((row) => `${row.label}: ${withStandard(row)}.`),
        specificationOf(product).note,
      ],
    },
    { title: "FABRICATION", paragraphs: fabrication },
  ];
}

function executionArticles(product: Product): Article[] {
  const { acceptance } = specificationTexts[product.slug];
  const { installation, care } = productNotes[product.slug];
  return [
    {
      title: "EXAMINATION",
      paragraphs: [
        "Examine substrates and conditions against the limits of Part 1. Do not begin until they are met; starting work constitutes acceptance.",
        installation.lead,
      ],
    },
    {
      title: "INSTALLATION",
      paragraphs: installation.steps.map(({ name, description }) => `${name}: ${description}`),
    },
    { title: "ACCEPTANCE", paragraphs: [acceptance] },
    {
      title: "CLEANING AND PROTECTION",
      paragraphs: [
        "Clean as the care notes say, protect until handover, and hand the notes to the owner.",
        { text: "Never use:", items: care.never },
      ],
    },
  ];
}

function numbered(part: 1 | 2 | 3, title: string, articles: readonly Article[]): OutlineLine[] {
  return [
    { level: 0, number: `PART ${part}`, text: title },
    ...articles.flatMap((article, index): OutlineLine[] => [
      { level: 1, number: `${part}.${index + 1}`, text: article.title },
      ...article.paragraphs.flatMap((paragraph, place): OutlineLine[] => {
        const number = `${LETTERS[place]}.`;
        if (typeof paragraph === "string") return [{ level: 2, number, text: paragraph }];
        const { text, items } = paragraph;
        const lines = items.map((item, at) => ({
          level: 3 as const,
          number: `${at + 1}.`,
          text: item,
        }));
        return [{ level: 2, number, text }, ...lines];
      }),
    ]),
  ];
}

function optionsOf(product: Product, choice: Choice, inUnits = imperialFirst): string[] {
  if ("options" in choice) return [...choice.options];
  if ("samples" in choice) {
    const { items, more } = sectionOf(product, "samples");
    const names = items.map(({ name, botanical }) => (botanical ? `${name} (${botanical})` : name));
    return more ? [...names, "As scheduled: [____]"] : names;
  }
  return valuesOf(rowOf(product, choice.row)).map((value) => inUnits(value));
}

function headingOf(product: Product, choice: Choice): string {
  const standard = "row" in choice ? rowOf(product, choice.row).standard : undefined;
  return [choice.label, standard].filter(Boolean).join(", ");
}

/** Throws if the product's specification has no such row. */
function rowOf(product: Product, name: string): SpecificationRow {
  const row = specificationOf(product).rows.find(({ label }) => label === name);
  if (!row) throw new Error(`${product.name} has no row ${name}.`);
  return row;
}

/** What the specifier does not choose. */
function propertiesOf(product: Product): SpecificationRow[] {
  const chosen = new Set(
    specificationTexts[product.slug].choices.flatMap((choice) =>
      "row" in choice ? [choice.label, choice.row] : [choice.label],
    ),
  );
  return specificationOf(product).rows.filter(({ label }) => !chosen.has(label));
}

/** `3/4, 5/8 in` and `19, 16 mm` as two values, each with its unit. */
function valuesOf({ value, metric }: Measured): Measured[] {
  const metrics = withUnits(metric ?? "");
  return withUnits(value).map((each, index) => ({
    value: each,
    ...(metrics[index] && { metric: metrics[index] }),
  }));
}

function withUnits(list: string): string[] {
  const unit = / [a-z]+$/.exec(list)?.[0] ?? "";
  return list.split(", ").map((value) => (/[a-z]/.test(value) ? value : `${value}${unit}`));
}

function withStandard(row: SpecificationRow, inUnits = imperialFirst): string {
  return [inUnits(row), row.note, row.standard, row.basis].filter(Boolean).join(", ");
}

const imperialFirst = ({ value, metric }: Measured) => inBoth(value, metric);
const metricFirst = ({ value, metric }: Measured) => (metric ? inBoth(metric, value) : value);

/** A value with a parenthesis of its own is not put into another. */
function inBoth(first: string, second?: string): string {
  if (!second) return first;
  return first.includes("(") ? `${first}; ${second}` : `${first} (${second})`;
}

function standardsOf(product: Product): string[] {
  const { rows } = specificationOf(product);
  const { limits } = productNotes[product.slug].installation;
  const texts = [
    ...[...rows, ...limits].map(({ standard }) => standard ?? ""),
    ...certificationsOf(product).map(({ name }) => name),
  ];
  const names = texts.flatMap(
    (text) => text.replaceAll(SECOND_STANDARD, "$1, ASTM ").match(STANDARD) ?? [],
  );
  const inNumericOrder = new Intl.Collator("en", { numeric: true });
  return [...new Set(names)].toSorted(inNumericOrder.compare);
}

function specificationOf(product: Product) {
  return sectionOf(product, "specification");
}

function certificationsOf({ sections }: { sections: readonly Section[] }) {
  return sections.flatMap((section) =>
    section.kind === "certifications" ? [...section.items] : [],
  );
}

/** Throws if the product has no such section. */
function sectionOf<Kind extends Section["kind"]>(
  { name, sections }: { name: string; sections: readonly Section[] },
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const found = sections.find((section) => section.kind === kind);
  if (!found) throw new Error(`${name} has no section ${kind}.`);
  return found as Extract<Section, { kind: Kind }>;
}

/** What a document says of a project that is a sample, or whose image is no photograph; else nothing. */
export function noteOf({ sample, image }: Pick<Project, "sample" | "image">, words: Words): string {
  const { visualization }: ImageRecord = images[image];
  if (!sample) return visualization ? t(words, "Visualization.") : "";
  return visualization ? t(words, "Sample project, visualization.") : t(words, "Sample project.");
}
