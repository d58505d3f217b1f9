import { Image, Text, View } from "@react-pdf/renderer";
import { Children, type ReactNode } from "react";
import { company } from "#content/company.ts";
import type { Figure, SamplesSection, SpecificationRow } from "#content/record-types.ts";
import { palette } from "#lib/styles/design-tokens.ts";
import { pdfStyles } from "./theme.ts";

/** Pictures and drawings by id. */
export type PrintImages = ReadonlyMap<string, Buffer>;

/** A page may end between two children, but not between the heading and the first. */
export function PdfPart({ title, children }: { title?: string; children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <View style={pdfStyles.section}>
      <View wrap={false}>
        {title && <Text style={[pdfStyles.title, { marginBottom: 10 }]}>{title}</Text>}
        {first}
      </View>
      {others}
    </View>
  );
}

export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <View style={pdfStyles.ruleInk}>
      {rows.map(({ label, value, metric, note, standard, basis }) => (
        <View
          key={label}
          wrap={false}
          style={[
            pdfStyles.row,
            { paddingVertical: 4.5, borderBottomWidth: 0.6, borderBottomColor: palette.hairline },
          ]}
        >
          <Text style={[pdfStyles.fine, { width: "30%", fontSize: 9 }]}>{label}</Text>
          <View style={{ width: "48%" }}>
            <Text>{value}</Text>
            {(metric ?? note) && (
              <Text style={pdfStyles.fine}>{[metric, note].filter(Boolean).join(", ")}</Text>
            )}
          </View>
          <Text style={[pdfStyles.fine, { width: "22%", textAlign: "right" }]}>
            {[standard, basis].filter(Boolean).join(", ")}
          </Text>
        </View>
      ))}
    </View>
  );
}

export function FiguresPart({ figures }: { figures: readonly Figure[] }) {
  return (
    <View style={[pdfStyles.row, { flexWrap: "wrap", rowGap: 14 }]}>
      {figures.map(({ value, label, description }) => (
        <View
          key={label}
          wrap={false}
          style={[pdfStyles.rule, { flexGrow: 1, flexBasis: 100, paddingTop: 6 }]}
        >
          <Text style={pdfStyles.figure}>{value}</Text>
          <Text>{label}</Text>
          {description && <Text style={pdfStyles.fine}>{description}</Text>}
        </View>
      ))}
    </View>
  );
}

type SampleRowProps = Pick<SamplesSection, "items" | "columns"> & {
  images: PrintImages;
  /** With names and values alone, where there are many. */
  isSmall: boolean;
};

export function SampleRow({ items, columns, images, isSmall }: SampleRowProps) {
  return (
    <View wrap={false} style={{ flexDirection: "row", gap: 17, marginBottom: isSmall ? 8 : 14 }}>
      {items.map(({ name, image, characteristics, applications, values = [] }) => (
        <View key={name} style={{ width: 159 }}>
          <PlacedImage data={images.get(image)} height={isSmall ? 50 : 86} />
          <Text style={[pdfStyles.name, { marginTop: isSmall ? 2 : 6 }]}>{name}</Text>
          {!isSmall && <Text style={pdfStyles.fine}>{`${characteristics}\n${applications}`}</Text>}
          {values.map(({ value, metric }, index) => (
            <Text key={columns?.[index]?.label} style={pdfStyles.fine}>
              {`${columns?.[index]?.label}: ${value}${metric ? ` (${metric})` : ""}`}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

export function NamedLines({ items }: { items: readonly { name: string; description: string }[] }) {
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 17 }}>
      {items.map(({ name, description }) => (
        <View key={name} wrap={false} style={[pdfStyles.rule, { width: 159, paddingVertical: 5 }]}>
          <Text style={{ fontWeight: 500 }}>{name}</Text>
          <Text style={pdfStyles.fine}>{description}</Text>
        </View>
      ))}
    </View>
  );
}

export function NamedRows({ items }: { items: readonly { name: string; description: string }[] }) {
  return (
    <View>
      {items.map(({ name, description }) => (
        <View
          key={name}
          wrap={false}
          style={[pdfStyles.rule, pdfStyles.row, { paddingVertical: 7 }]}
        >
          <Text style={[pdfStyles.name, { width: "30%" }]}>{name}</Text>
          <Text style={{ width: "66%" }}>{description}</Text>
        </View>
      ))}
    </View>
  );
}

export function Lines({ items }: { items: readonly string[] }) {
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 18 }}>
      {items.map((item) => (
        <View key={item} wrap={false} style={[pdfStyles.rule, { width: 246, paddingVertical: 5 }]}>
          <Text>{item}</Text>
        </View>
      ))}
    </View>
  );
}

export function PlacedImage({ data, height }: { data: Buffer | undefined; height: number }) {
  if (!data) return null;
  // A PDF image: its alternative text is set when the document is finished.
  return <Image src={data} style={{ width: "100%", height, objectFit: "cover" }} />;
}

/** At the foot of a sheet: who to ask, and the page. */
export function SheetFooter() {
  return (
    <View style={pdfStyles.footer} fixed>
      <Text>{`${company.name} · ${company.email} · ${company.phone.display}`}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}
