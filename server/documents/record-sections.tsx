import { Text, View } from "@react-pdf/renderer";
import type { Section } from "#content/record-types.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import { typesetForPrint, wordsOf } from "#lib/styles/typography.ts";
import { noteOf } from "./project-note.ts";
import {
  Figures,
  Lines,
  NamedLines,
  Part,
  PlacedImage,
  Samples,
  SpecificationTable,
  type PrintImages,
} from "./section-parts.tsx";
import { styles } from "./theme.ts";
import { translate } from "#lib/languages/translate.ts";
import type { Words } from "#lib/languages/words.ts";

/** Print these sections first, since buyers decide by them. */
const FIRST = ["specification", "certifications"] as const;

export function PrintedSections({
  sections,
  words,
  images,
  kinds,
}: {
  /** The English ones. */
  sections: readonly Section[];
  words: Words;
  images: PrintImages;
  kinds?: readonly Section["kind"][];
}) {
  const leading = FIRST.map((kind) => sections.find((section) => section.kind === kind)).find(
    Boolean,
  );
  const ordered = leading
    ? [leading, ...sections.filter((section) => section !== leading)]
    : sections;
  return typesetForPrint(translate(ordered, words))
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .map((section) => (
      <PrintedSection
        key={`${section.kind} ${section.title}`}
        section={section}
        words={words}
        images={images}
      />
    ));
}

type PrintedSectionProps = { section: Section; words: Words; images: PrintImages };

function PrintedSection({ section, words, images }: PrintedSectionProps) {
  switch (section.kind) {
    case "figures":
      return (
        <Part title={section.title}>
          <Figures figures={section.items} />
        </Part>
      );
    case "specification":
      return (
        <Part title={section.title}>
          <SpecificationTable rows={section.rows} />
          <Text style={[styles.fine, { marginTop: 6 }]}>{section.note}</Text>
        </Part>
      );
    case "samples":
      return (
        <Part title={section.title}>
          <Text style={{ marginBottom: 12 }}>{section.lead}</Text>
          <Samples items={section.items} columns={section.columns} images={images} />
          {section.note && <Text style={[styles.fine, { marginTop: 6 }]}>{section.note}</Text>}
        </Part>
      );
    case "features":
      return (
        <Part title={section.title}>
          <Lines items={section.items} />
        </Part>
      );
    case "certifications":
      return (
        <Part title={section.title}>
          {section.lead && <Text style={{ marginBottom: 10 }}>{section.lead}</Text>}
          <NamedLines items={section.items} />
        </Part>
      );
    case "capabilities":
      return (
        <Part title={section.title}>
          <NamedLines
            items={section.items.map(({ title, description, specs }) => ({
              name: title,
              description: `${description} ${specs.map(wordsOf).join(", ")}.`,
            }))}
          />
        </Part>
      );
    case "checklist":
      return (
        <Part title={section.title}>
          <Text style={{ marginBottom: 10 }}>{section.lead}</Text>
          <View style={styles.row}>
            {section.groups.map(({ title, items }) => (
              <View key={title} style={[styles.rule, { flex: 1, paddingTop: 7 }]}>
                <Text style={styles.name}>{title}</Text>
                {items.map(({ check }) => (
                  <Text key={check} style={{ marginTop: 4 }}>
                    {check}
                  </Text>
                ))}
              </View>
            ))}
          </View>
        </Part>
      );
    case "terms-of-trade":
      return (
        <Part title={section.title}>
          <Text style={{ marginBottom: 10 }}>{section.lead}</Text>
          <NamedLines
            items={typesetForPrint(
              translate(
                termsOfTrade.map(({ name, answer }) => ({ name, description: answer })),
                words,
              ),
            )}
          />
        </Part>
      );
    case "projects":
      return (
        <Part title={section.title}>
          <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 17, rowGap: 16 }}>
            {section.items.map((project) => (
              <View key={project.title} wrap={false} style={{ width: 159 }}>
                <PlacedImage data={images.get(project.image)} height={94} />
                <Text style={[styles.name, { marginTop: 6 }]}>{project.title}</Text>
                <Text style={styles.fine}>
                  {`${project.location}, ${project.year}. ${project.type}, ${project.size}. ${project.materials.map(wordsOf).join(", ")}. ${noteOf(project, words)}`}
                </Text>
              </View>
            ))}
          </View>
        </Part>
      );
    case "process":
      return (
        <Part title={section.title}>
          <NamedLines
            items={section.steps.map(({ step, title, description }) => ({
              name: `${step}. ${title}`,
              description,
            }))}
          />
        </Part>
      );
    case "prose":
      return (
        <Part title={section.title}>
          {section.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={[styles.lead, { marginBottom: 6, maxWidth: 400 }]}>
              {paragraph}
            </Text>
          ))}
        </Part>
      );
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
    case "drawing":
    case "notice":
    case "call-to-action":
      return null;
  }
}
