import { Text, View } from "@react-pdf/renderer";
import { Fragment, type ReactNode } from "react";
import { species } from "#content/pages/species.ts";
import type { Section } from "#content/record-types.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import { typesetForPrint, plainTextOf } from "#lib/styles/typography.ts";
import { noteOf } from "#server/specifications/specification-text-format.ts";
import {
  Lines,
  NamedLines,
  PdfPart,
  PlacedImage,
  SampleRow,
  SpecificationTable,
  type PrintImages,
  pdfStyles,
} from "./document-parts.tsx";
import { DrawingPart } from "./drawing-parts.tsx";
import { translate, type Words } from "#lib/languages/words.ts";

/** On paper there is no page of all species. */
const [, allSpecies] = species.sections;

/** These come first, since buyers decide by them; in this order the parts that no page may divide leave no gap. */
const FIRST = ["specification", "features", "certifications", "drawing", "samples"];

function placeOf({ kind }: Section): number {
  return FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length;
}

type PrintedSectionsProps = {
  /** The English ones. */
  sections: readonly Section[];
  words: Words;
  images: PrintImages;
  kinds?: readonly Section["kind"][];
};

export function PrintedSections({ sections, words, images, kinds }: PrintedSectionsProps) {
  const whole = sections.map((section): Section =>
    section.kind === "samples" && section.more ? allSpecies : section,
  );
  const ordered = whole.toSorted((a, b) => placeOf(a) - placeOf(b));
  return typesetForPrint(translate(ordered, words))
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .map((section) => {
      const { kind, label, title } = section;
      const content = contentOf({ section, words, images });
      return (
        content && (
          <PdfPart key={`${kind} ${title}`} title={kind === "drawing" ? label : title}>
            {content}
          </PdfPart>
        )
      );
    });
}

export function inRows<Item>(items: readonly Item[], length: number): (readonly Item[])[] {
  return items.flatMap((_, index) =>
    index % length === 0 ? [items.slice(index, index + length)] : [],
  );
}

type PrintedSectionProps = { section: Section; words: Words; images: PrintImages };

function contentOf({ section, words, images }: PrintedSectionProps): ReactNode {
  switch (section.kind) {
    case "specification":
      return [
        <SpecificationTable key="rows" rows={section.rows} />,
        <SpecificationTable key="order" rows={section.order ?? []} />,
        <Text key="note" style={[pdfStyles.fine, { marginTop: 6 }]}>
          {section.note}
        </Text>,
      ];
    case "samples": {
      const { lead, note, columns, items } = section;
      const rows = inRows(items, 3).map((row) => (
        <SampleRow
          key={row[0]?.name}
          items={row}
          columns={columns}
          images={images}
          isSmall={items.length > 6}
        />
      ));
      const [first, ...others] = rows;
      return [
        <Fragment key="first">
          <Text style={{ marginBottom: 12 }}>{lead}</Text>
          {first}
        </Fragment>,
        ...others,
        <Text key="note" style={pdfStyles.fine}>
          {note}
        </Text>,
      ];
    }
    case "features":
      return <Lines items={section.items} />;
    case "certifications":
    case "terms-of-trade": {
      const terms = typesetForPrint(translate(termsOfTrade, words));
      return (
        <>
          {section.lead && <Text style={{ marginBottom: 10 }}>{section.lead}</Text>}
          <NamedLines items={"items" in section ? section.items : terms} />
        </>
      );
    }
    case "checklist":
      return (
        <>
          <Text style={{ marginBottom: 10 }}>{section.lead}</Text>
          <View style={pdfStyles.row}>
            {section.groups.map(({ title, items }) => (
              <View key={title} style={[pdfStyles.rule, { flex: 1, paddingTop: 7 }]}>
                <Text style={pdfStyles.name}>{title}</Text>
                {items.map(({ check }) => (
                  <Text key={check} style={{ marginTop: 4 }}>
                    {check}
                  </Text>
                ))}
              </View>
            ))}
          </View>
        </>
      );
    case "drawing":
      return (
        section.kit &&
        section.drawings?.map((record) => (
          <DrawingPart
            key={record.id}
            record={record}
            lines={images.get(record.id)}
            words={words}
          />
        ))
      );
    case "projects":
      return (
        <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 17, rowGap: 16 }}>
          {section.items.map((project) => (
            <View key={project.title} wrap={false} style={{ width: 159 }}>
              <PlacedImage data={images.get(project.image)} height={94} />
              <Text style={[pdfStyles.name, { marginTop: 6 }]}>{project.title}</Text>
              <Text style={pdfStyles.fine}>
                {`${project.location}, ${project.year}. ${project.type}, ${project.size}. ${project.materials.map(plainTextOf).join(", ")}. ${noteOf(project, words)}`}
              </Text>
            </View>
          ))}
        </View>
      );
    case "process":
      return (
        <NamedLines
          items={section.steps.map(({ title, description }, index) => ({
            name: `${index + 1}. ${title}`,
            description,
          }))}
        />
      );
    case "prose":
      return section.paragraphs.map((paragraph) => (
        <Text key={paragraph} style={[pdfStyles.lead, { marginBottom: 6, maxWidth: 400 }]}>
          {paragraph}
        </Text>
      ));
    case "figures":
    case "capabilities":
    case "hero":
    case "page-header":
    case "products":
    case "regions":
    case "asset-classes":
    case "contact":
    case "testimonials":
    case "documents":
    case "declarations":
    case "specification-text":
    case "trade-dates":
    case "notice":
    case "call-to-action":
      return null;
  }
}
