import { Document, Page, Text, View } from "@react-pdf/renderer";
import { company } from "#content/company.ts";
import type { PageHeaderSection, ProductRecord } from "#content/record-types.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";
import { PrintedSections } from "./record-sections.tsx";
import { PlacedImage, type PrintImages } from "./section-parts.tsx";
import { styles } from "./theme.ts";
import { translate } from "#lib/languages/translate.ts";
import { t, type Words } from "#lib/languages/words.ts";

const SPECIFIED = ["specification", "samples", "certifications", "features"] as const;

export function SpecSheetDocument({
  record: english,
  words,
  images,
}: {
  record: ProductRecord;
  words: Words;
  images: PrintImages;
}) {
  const record = translate(english, words);
  const opening = record.sections.find(
    (section): section is PageHeaderSection => section.kind === "page-header",
  );
  return (
    <Document
      title={`${company.name} ${record.name}: ${t(words, "specification sheet")}`}
      author={company.name}
      subject={record.description}
      language={words.language}
    >
      <Page size="A4" style={[styles.page, { fontSize: 8.5 }]} bookmark={record.name}>
        <View style={[styles.row, { alignItems: "flex-end", justifyContent: "space-between" }]}>
          <View style={{ flex: 1 }}>
            <Text style={styles.name}>{company.name}</Text>
            <Text style={[styles.display, { fontSize: 36, marginTop: 18 }]}>{record.name}</Text>
            <Text style={{ marginTop: 8, maxWidth: 270 }}>{typesetForPrint(opening?.lead)}</Text>
          </View>
          <View style={{ width: 190 }}>
            <PlacedImage data={images.get(record.card.image)} height={119} />
          </View>
        </View>
        <View style={{ marginTop: -8 }}>
          <PrintedSections
            sections={english.sections}
            words={words}
            images={images}
            kinds={SPECIFIED}
          />
        </View>
        <View style={styles.footer} fixed>
          <Text>{`${company.name} · ${company.email} · ${company.phone.display}`}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}
