import { Document, Page, Text, View } from "@react-pdf/renderer";
import { company } from "#content/company.ts";
import type { ProductRecord, ProductNotes } from "#content/record-types.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";
import { EndImage, endOf } from "./catalog-document.tsx";
import { PrintedSections } from "./section-parts.tsx";
import {
  PlacedImage,
  SheetFooter,
  type PrintImages,
  Lines,
  NamedRows,
  PdfPart,
  SpecificationTable,
  pdfStyles,
} from "./document-parts.tsx";
import { translate, t, type Words, lowerIn, translateText } from "#lib/languages/words.ts";
import type { ReactNode } from "react";

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

type NotesDocumentProps = { record: ProductRecord; notes: ProductNotes; words: Words };

export function NotesDocument({ record, notes, words }: NotesDocumentProps) {
  const { installation, care } = typesetForPrint(translate(notes, words));
  const product = translateText(record.name, words);
  return (
    <Document
      title={`${company.name} ${product}: ${t(words, "installation and care")}`}
      author={company.name}
      subject={t(words, "Installation and care of {product}.", {
        product: lowerIn(words, product),
      })}
      language={words.language}
      pageMode="useOutlines"
    >
      <Sheet product={product} title={t(words, "Installation")} lead={installation.lead}>
        <PdfPart title={t(words, "Measure first")}>
          <SpecificationTable rows={installation.limits} />
        </PdfPart>
        <PdfPart title={t(words, "Then, in this order")}>
          <NamedRows
            items={installation.steps.map(({ name, description }, index) => ({
              name: `${index + 1}. ${name}`,
              description,
            }))}
          />
        </PdfPart>
        <Text style={[pdfStyles.fine, { marginTop: 12 }]}>
          {t(
            words,
            "The limits of adhesives, building codes and tested assemblies apply where they are stricter.",
          )}
        </Text>
      </Sheet>
      <Sheet product={product} title={t(words, "Care")} lead={care.lead}>
        <PdfPart title={t(words, "What keeps it")}>
          <NamedRows items={care.routine} />
        </PdfPart>
        <PdfPart title={t(words, "What ruins it")}>
          <Lines items={care.never} />
        </PdfPart>
        <PdfPart title={t(words, "If something is wrong")}>
          <Text>
            {t(
              words,
              "Send a photograph and the carton’s label to {email}. Technical support answers the {supportTime}.",
            )}
          </Text>
        </PdfPart>
      </Sheet>
    </Document>
  );
}

type SheetProps = { product: string; title: string; lead: string; children: ReactNode };

function Sheet({ product, title, lead, children }: SheetProps) {
  return (
    <Page size="A4" style={[pdfStyles.page, { fontSize: 10 }]} bookmark={title}>
      <Text style={pdfStyles.name}>{`${company.name} · ${product}`}</Text>
      <Text style={[pdfStyles.display, { fontSize: 36, marginTop: 18 }]}>{title}</Text>
      <Text style={[pdfStyles.lead, { marginTop: 8, maxWidth: 400 }]}>{lead}</Text>
      {children}
      <SheetFooter />
    </Page>
  );
}
