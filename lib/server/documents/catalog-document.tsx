import { Document, Image, Link, Page, Text, View } from "@react-pdf/renderer";
import { catalog } from "#content/catalog.ts";
import { responseTimes } from "#content/claims.ts";
import { company } from "#content/company.ts";
import type { OpeningSection, PageRecord } from "#content/types.ts";
import { PrintedSections } from "./record-sections.tsx";
import { Figures, NamedLines, Picture, type PrintPictures } from "./section-parts.tsx";
import { typesetForPrint } from "#lib/typography.ts";
import { palette } from "#lib/design-tokens.ts";
import { styles } from "./theme.ts";

type CatalogDocumentProps = {
  pictures: PrintPictures;
  /** The page on which each chapter begins, by its path; filled while the document is laid out. */
  pageNumbers: Map<string, number>;
};

const ORDERING = "/how-to-order";

/** The whole catalog: cover, contents, a chapter for each record, how to order. */
export function CatalogDocument({ pictures, pageNumbers }: CatalogDocumentProps) {
  return (
    <Document
      title={`${company.name} ${catalog.title}`}
      author={company.name}
      subject={catalog.subtitle}
      language="en"
      pageMode="useOutlines"
    >
      <Cover pictures={pictures} />
      <Contents pageNumbers={pageNumbers} />
      {catalog.chapters.map((record) => (
        <Chapter key={record.path} record={record} pictures={pictures} pageNumbers={pageNumbers} />
      ))}
      <Ordering pageNumbers={pageNumbers} />
    </Document>
  );
}

function Cover({ pictures }: { pictures: PrintPictures }) {
  return (
    <Page size="A4" style={{ backgroundColor: palette.paper }} bookmark="Cover">
      {/* A PDF's image, not HTML's: its alternative text is set when the document is finished. */}
      <Image
        src={pictures.get(catalog.picture)}
        style={{ width: 595, height: 560, objectFit: "cover" }}
      />
      <View style={{ padding: 42, flexGrow: 1, justifyContent: "space-between" }}>
        <Text style={[styles.display, { fontSize: 64 }]}>{company.name}</Text>
        <View style={[styles.row, { justifyContent: "space-between", alignItems: "flex-end" }]}>
          <Text style={{ fontFamily: "Instrument Sans", fontSize: 11, maxWidth: 300 }}>
            {catalog.subtitle}
          </Text>
          <Text style={{ fontFamily: "Newsreader", fontSize: 20 }}>{catalog.title}</Text>
        </View>
      </View>
    </Page>
  );
}

function Contents({ pageNumbers }: { pageNumbers: ReadonlyMap<string, number> }) {
  const entries = [
    ...catalog.chapters.map(({ name, path }) => ({ name, path })),
    { name: catalog.ordering.title, path: ORDERING },
  ];
  return (
    <Page size="A4" style={styles.page} bookmark="Contents">
      <Text style={[styles.display, { marginTop: 90, marginBottom: 40 }]}>Contents</Text>
      {entries.map(({ name, path }) => (
        <Link key={path} src={`#${path}`} style={{ color: "inherit", textDecoration: "none" }}>
          <View
            style={[
              styles.rule,
              styles.row,
              { justifyContent: "space-between", alignItems: "baseline", paddingVertical: 9 },
            ]}
          >
            <Text style={styles.title}>{name}</Text>
            <Text style={styles.name}>{pageNumbers.get(path) ?? ""}</Text>
          </View>
        </Link>
      ))}
      <PageFooter />
    </Page>
  );
}

type ChapterProps = CatalogDocumentProps & { record: PageRecord };

function Chapter({ record, pictures, pageNumbers }: ChapterProps) {
  const opening = typesetForPrint(
    record.sections.find((section): section is OpeningSection => section.kind === "opening"),
  );
  return (
    <Page size="A4" style={styles.page} bookmark={record.name} id={record.path}>
      <PageNumberProbe path={record.path} pageNumbers={pageNumbers} />
      {opening && (
        <View>
          {opening.picture && (
            <View style={{ marginTop: -34, marginHorizontal: -42 }}>
              <Picture data={pictures.get(opening.picture)} height={250} />
            </View>
          )}
          <Text style={[styles.display, { marginTop: 22 }]}>{opening.title}</Text>
          <Text style={[styles.lead, { marginTop: 8, marginBottom: 16, maxWidth: 400 }]}>
            {opening.lead}
          </Text>
          {opening.figures && <Figures figures={opening.figures} />}
        </View>
      )}
      <PrintedSections sections={record.sections} pictures={pictures} />
      <PageFooter chapter={record.name} />
    </Page>
  );
}

function Ordering({ pageNumbers }: { pageNumbers: Map<string, number> }) {
  const { title, lead, steps } = typesetForPrint(catalog.ordering);
  const { address, email, hours, phone } = company;
  const facts = typesetForPrint([
    ...responseTimes.map(({ label, value }) => ({ name: label, description: value })),
    { name: "E-mail", description: email },
    { name: "Phone", description: phone.display },
    { name: "Hours", description: hours.display },
    {
      name: "Headquarters",
      description: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}, ${address.country}`,
    },
  ]);
  return (
    <Page size="A4" style={styles.page} bookmark={title} id={ORDERING}>
      <PageNumberProbe path={ORDERING} pageNumbers={pageNumbers} />
      <Text style={[styles.display, { marginTop: 90 }]}>{title}</Text>
      <Text style={[styles.lead, { marginVertical: 16, maxWidth: 400 }]}>{lead}</Text>
      <NamedLines
        items={steps.map((step, index) => ({
          name: `${index + 1}. ${step.title}`,
          description: step.description,
        }))}
      />
      <Text style={[styles.title, { marginTop: 40, marginBottom: 12 }]}>How soon, and where</Text>
      <NamedLines items={facts} />
      <PageFooter chapter={title} />
    </Page>
  );
}

/** Notes the page that a chapter begins on; what it renders takes no room. */
function PageNumberProbe({
  path,
  pageNumbers,
}: {
  path: string;
  pageNumbers: Map<string, number>;
}) {
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
    <View style={styles.footer} fixed>
      <Text>{chapter ? `${company.name} · ${chapter}` : company.name}</Text>
      <Text render={({ pageNumber }) => String(pageNumber)} />
    </View>
  );
}
