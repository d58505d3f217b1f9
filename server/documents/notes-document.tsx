import { Document, Page, Text } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import type { ProductNotes, ProductRecord } from "#content/record-types.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";
import { Lines, NamedRows, PdfPart, SheetFooter, SpecificationTable } from "./section-parts.tsx";
import { pdfStyles } from "./theme.ts";
import { translate, lowerIn, t, translateText, type Words } from "#lib/languages/words.ts";

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
