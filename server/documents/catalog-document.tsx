import { Document, Image, Link, Page, Text, View } from "@react-pdf/renderer";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { catalog } from "#content/site/catalog.ts";
import { COUNTED_HOURS, responseTimes } from "#content/claims.ts";
import { OPENING_HOURS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { products } from "#content/products/product-list.ts";
import type { ImageId } from "#content/images/images.ts";
import type { PageRecord, ProductRecord, Project, Section } from "#content/record-types.ts";
import { typefaces } from "#content/typefaces.ts";
import { noteOf } from "#server/specifications/specification-text-format.ts";
import { inRows, PrintedSections } from "./section-parts.tsx";
import {
  StatsPart,
  NamedLines,
  PlacedImage,
  type PrintImages,
  pdfStyles,
} from "./document-parts.tsx";
import { typesetForPrint, plainTextOf } from "#lib/styles/typography.ts";
import { palette } from "#lib/styles/design-tokens.ts";
import { withFacts } from "#lib/languages/facts.ts";
import { translate, t, translateText, type Words } from "#lib/languages/words.ts";

/** A4 in points. */
const SHEET = { width: 595.28, height: 841.89 };
const MIN_END = 90;
const SWATCH_HEIGHT = 96;
const MAX_UNDER_SWATCH = 8;
/** With a margin, the renderer moves full-bleed elements to a page of their own. */
const NO_MARGIN = { paddingTop: 0, paddingBottom: 0, paddingHorizontal: 0 };

export const catalogProjects: readonly Project[] = assetClasses.flatMap(({ sections }) =>
  (sections as readonly Section[]).flatMap((section) =>
    section.kind === "projects" ? section.items : [],
  ),
);

type CatalogDocumentProps = {
  words: Words;
  images: PrintImages;
  /** The first page of each chapter by its path; filled during layout. */
  pageNumbers: Map<string, number>;
};

const ORDERING = "/how-to-order";
const PROJECTS = "/projects";

export function CatalogDocument(content: CatalogDocumentProps) {
  const { words } = content;
  const { title, subtitle } = translate(catalog, words);
  return (
    <Document
      title={`${company.name} ${title}`}
      author={company.name}
      subject={subtitle}
      language={words.language}
      pageMode="useOutlines"
    >
      <Cover {...content} />
      <Contents {...content} />
      {catalog.chapters.flatMap((record) => [
        <ChapterPlates key={`${record.path} plates`} record={record} {...content} />,
        <Chapter key={record.path} record={record} {...content} />,
      ])}
      <Projects {...content} />
      <Ordering {...content} />
    </Document>
  );
}

function Cover({ words, images }: CatalogDocumentProps) {
  const { title, subtitle } = translate(catalog, words);
  return (
    <Page size="A4" style={{ backgroundColor: palette.paper }} bookmark={t(words, "Cover")}>
      {/* A PDF image: its alternative text is set when the document is finished. */}
      <Image
        src={images.get(catalog.image)}
        style={{ width: 595, height: 560, objectFit: "cover" }}
      />
      <View style={{ padding: 42, flexGrow: 1, justifyContent: "space-between" }}>
        <Text style={[pdfStyles.display, { fontSize: 64 }]}>{company.name}</Text>
        <View style={[pdfStyles.row, { justifyContent: "space-between", alignItems: "flex-end" }]}>
          <Text style={{ fontFamily: typefaces.sans.family, fontSize: 11, maxWidth: 220 }}>
            {subtitle}
          </Text>
          <Text style={{ fontFamily: typefaces.serif.family, fontSize: 20 }}>{title}</Text>
        </View>
      </View>
    </Page>
  );
}

function Contents({ words, images, pageNumbers }: CatalogDocumentProps) {
  const say = (text: string) => translateText(text, words);
  const entries = [
    ...catalog.chapters.map(({ name, path }) => ({ name: say(name), path })),
    { name: say(catalog.projects.title), path: PROJECTS },
    { name: say(catalog.ordering.title), path: ORDERING },
  ];
  return (
    <Page size="A4" style={pdfStyles.page} bookmark={t(words, "Contents")}>
      <Text style={[pdfStyles.display, { marginTop: 40, marginBottom: 30 }]}>
        {t(words, "Contents")}
      </Text>
      {entries.map(({ name, path }) => (
        <Link key={path} src={`#${path}`} style={{ color: "inherit", textDecoration: "none" }}>
          <View
            style={[
              pdfStyles.rule,
              pdfStyles.row,
              { justifyContent: "space-between", alignItems: "baseline", paddingVertical: 9 },
            ]}
          >
            <Text style={pdfStyles.title}>{name}</Text>
            <Text style={pdfStyles.name}>{pageNumbers.get(path) ?? ""}</Text>
          </View>
        </Link>
      ))}
      <EndImage data={images.get(catalog.ends.contents)} />
      <PageFooter />
    </Page>
  );
}

type ChapterProps = CatalogDocumentProps & { record: PageRecord };

function Chapter({ record, words, images, pageNumbers }: ChapterProps) {
  const name = translateText(record.name, words);
  const header = record.sections.find((section) => section.kind === "page-header");
  const opening = typesetForPrint(translate(header, words));
  const swatch = swatchOf(record);
  const end = endOf(record);
  return (
    <Page size="A4" style={pdfStyles.page} bookmark={name} id={record.path}>
      <PageNumberProbe path={record.path} pageNumbers={pageNumbers} />
      {opening && (
        <View>
          <Text style={[pdfStyles.display, { marginTop: 8 }]}>{opening.title}</Text>
          <Text style={[pdfStyles.lead, { marginTop: 8, marginBottom: 16, maxWidth: 400 }]}>
            {opening.lead}
          </Text>
          {swatch && (
            <View style={{ marginHorizontal: -42, marginBottom: 16 }}>
              <PlacedImage data={images.get(swatch)} height={SWATCH_HEIGHT} />
            </View>
          )}
          {opening.figures && <StatsPart stats={opening.figures} />}
        </View>
      )}
      <PrintedSections sections={record.sections} words={words} images={images} />
      {end && <EndImage data={images.get(end)} />}
      <PageFooter chapter={name} />
    </Page>
  );
}

function swatchOf({ path, sections }: PageRecord): ImageId | undefined {
  const product = (products as readonly ProductRecord[]).find((record) => record.path === path);
  const isLong = sections.some(
    (section) => section.kind === "specification" && section.rows.length > MAX_UNDER_SWATCH,
  );
  return isLong ? undefined : product?.card.swatch;
}

/** The page's own dark plate ends its chapter, or its sheet. */
export function endOf({ sections }: PageRecord): ImageId | undefined {
  return sections.find((section) => section.kind === "image-band")?.image;
}

function ChapterPlates({ record, words, images }: ChapterProps) {
  const image = record.sections.find((section) => section.kind === "page-header")?.image;
  const samples = translate(record.sections, words).flatMap((section) =>
    section.kind === "samples" && section.layout === "rack"
      ? section.items.map((sample) => ({ sample, column: section.columns?.[0]?.label }))
      : [],
  );
  return (
    <>
      {image && (
        <Page size="A4">
          {/* Layout rounds the height up; without `fixed` it warns that the image exceeds the page. */}
          <Image fixed src={images.get(image)} style={{ ...SHEET, objectFit: "cover" }} />
        </Page>
      )}
      {inRows(samples, 2).map((pair) => (
        <Page key={pair[0]?.sample.name} size="A4" style={[pdfStyles.page, NO_MARGIN]}>
          {typesetForPrint(pair).map(({ sample, column }, index) => {
            const { name, values: [first] = [], characteristics } = sample;
            const top = (index * SHEET.height) / 2;
            return (
              <View key={name} style={{ position: "absolute", left: 0, top }}>
                <Image
                  src={images.get(sample.image)}
                  style={{ width: SHEET.width, height: SHEET.height / 2, objectFit: "cover" }}
                />
                <View style={[pdfStyles.label, { top: SHEET.height / 2 - 84 }]}>
                  <Text style={pdfStyles.title}>{name}</Text>
                  {first && (
                    <Text>{`${column} ${first.value}${first.metric ? ` (${first.metric})` : ""}`}</Text>
                  )}
                  <Text style={pdfStyles.fine}>{characteristics}</Text>
                </View>
              </View>
            );
          })}
        </Page>
      ))}
    </>
  );
}

function Projects({ words, images, pageNumbers }: CatalogDocumentProps) {
  const { title } = translate(catalog.projects, words);
  return inRows(translate(catalogProjects, words), 2).map((pair, page) => (
    <Page
      key={pair[0]?.title}
      size="A4"
      style={pdfStyles.page}
      {...(page === 0 ? { bookmark: title, id: PROJECTS } : {})}
    >
      {page === 0 && <PageNumberProbe path={PROJECTS} pageNumbers={pageNumbers} />}
      {typesetForPrint(pair).map((project, index) => (
        <View key={project.title}>
          <View style={{ marginHorizontal: -42, marginTop: index === 0 ? -34 : 14 }}>
            <PlacedImage data={images.get(project.image)} height={330} />
          </View>
          <View style={[pdfStyles.row, { marginTop: 9 }]}>
            <View style={{ width: 235 }}>
              <Text style={pdfStyles.title}>{project.title}</Text>
              <Text style={pdfStyles.fine}>{`${project.location}, ${project.year}`}</Text>
            </View>
            <View style={{ flex: 1 }}>
              <Text>{`${project.type}, ${project.size}`}</Text>
              <Text
                style={pdfStyles.fine}
              >{`${project.materials.map(plainTextOf).join(", ")}. ${noteOf(project, words)}`}</Text>
            </View>
          </View>
        </View>
      ))}
      <PageFooter chapter={title} />
    </Page>
  ));
}

type EndImageProps = { data: Buffer | undefined; minHeight?: number };

/** Fills the rest of a page with a full-bleed image, or the next page if too little is left. */
export function EndImage({ data, minHeight = MIN_END }: EndImageProps) {
  return (
    <View style={{ flexGrow: 1, minHeight, marginTop: 20, marginHorizontal: -42 }}>
      <Image
        src={data}
        style={{ position: "absolute", width: "100%", height: "100%", objectFit: "cover" }}
      />
    </View>
  );
}

function Ordering({ words, images, pageNumbers }: CatalogDocumentProps) {
  const { title, lead, steps } = typesetForPrint(translate(catalog.ordering, words));
  const { email, phone } = company;
  const hours = [OPENING_HOURS, COUNTED_HOURS].map((text) => translateText(text, words)).join(". ");
  const facts = typesetForPrint([
    ...translate(responseTimes, words).map(({ label: name, value: description }) => ({
      name,
      description,
    })),
    { name: t(words, "E-mail"), description: email },
    { name: t(words, "Phone"), description: phone.display },
    { name: t(words, "Hours"), description: hours },
    { name: t(words, "Headquarters"), description: withFacts("{address}", words) },
  ]);
  return (
    <Page size="A4" style={pdfStyles.page} bookmark={title} id={ORDERING}>
      <PageNumberProbe path={ORDERING} pageNumbers={pageNumbers} />
      <Text style={[pdfStyles.display, { marginTop: 40 }]}>{title}</Text>
      <Text style={[pdfStyles.lead, { marginVertical: 16, maxWidth: 400 }]}>{lead}</Text>
      <NamedLines
        items={steps.map((step, index) => ({
          name: `${index + 1}. ${step.title}`,
          description: step.description,
        }))}
      />
      <Text style={[pdfStyles.title, { marginTop: 40, marginBottom: 12 }]}>
        {t(words, "How soon, and where")}
      </Text>
      <NamedLines items={facts} />
      <EndImage data={images.get(catalog.ends.ordering)} />
      <PageFooter chapter={title} />
    </Page>
  );
}

/** Records the page that a chapter begins on; renders nothing visible. */
function PageNumberProbe({
  path,
  pageNumbers,
}: Pick<CatalogDocumentProps, "pageNumbers"> & { path: string }) {
  return (
    <Text
      style={{ position: "absolute", fontSize: 1 }}
      render={({ pageNumber }) => {
        if (!pageNumbers.has(path)) pageNumbers.set(path, pageNumber);
        return "";
      }}
    />
  );
}

function PageFooter({ chapter = "" }: { chapter?: string }) {
  return (
    <View style={pdfStyles.footer} fixed>
      <Text>{chapter ? `${company.name} · ${chapter}` : company.name}</Text>
      <Text render={({ pageNumber }) => String(pageNumber)} />
    </View>
  );
}
