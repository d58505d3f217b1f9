import { Document, Page, Text, View } from "@react-pdf/renderer";
import { company } from "#content/company.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";
import { EndImage, endOf } from "./catalog-document.tsx";
import { PrintedSections } from "./record-sections.tsx";
import { PlacedImage, SheetFooter, type PrintImages } from "./section-parts.tsx";
import { pdfStyles } from "./theme.ts";
import { translate, t, type Words } from "#lib/languages/words.ts";

const SPECIFIED = ["specification", "drawing", "samples", "certifications", "features"] as const;

type SpecSheetProps = { record: ProductRecord; words: Words; images: PrintImages };

export function SpecSheetDocument({ record: english, words, images }: SpecSheetProps) {
  const record = translate(english, words);
  const end = endOf(english);
  const opening = record.sections.find((section) => section.kind === "page-header");
  return (
    <Document
      title={`${company.name} ${record.name}: ${t(words, "specification sheet")}`}
      author={company.name}
      subject={record.description}
      language={words.language}
    >
      <Page size="A4" style={pdfStyles.page} bookmark={record.name}>
        <View style={[pdfStyles.row, { alignItems: "flex-end", justifyContent: "space-between" }]}>
          <View style={{ flex: 1 }}>
            <Text style={pdfStyles.name}>{company.name}</Text>
            <Text style={[pdfStyles.display, { fontSize: 36, marginTop: 18 }]}>{record.name}</Text>
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
        {end && <EndImage data={images.get(end)} minHeight={0} />}
        <SheetFooter />
      </Page>
    </Document>
  );
}
