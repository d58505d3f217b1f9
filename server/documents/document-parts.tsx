import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { Children, type ReactNode } from "react";
import { company } from "#content/company.ts";
import type { Stat, SamplesSection, SpecificationRow } from "#content/record-types.ts";
import { typefaces } from "#content/typefaces.ts";
import { palette } from "#lib/styles/design-tokens.ts";

export const pdfStyles = StyleSheet.create({
  page: {
    backgroundColor: palette.paper,
    color: palette.ink,
    fontFamily: typefaces.sans.family,
    fontSize: 9,
    lineHeight: 1.45,
    paddingTop: 34,
    paddingBottom: 42,
    paddingHorizontal: 42,
  },
  display: {
    fontFamily: typefaces.serif.family,
    fontSize: 46,
    lineHeight: 1.02,
    letterSpacing: -1,
  },
  title: { fontFamily: typefaces.serif.family, fontSize: 20, lineHeight: 1.1, letterSpacing: -0.3 },
  name: { fontFamily: typefaces.serif.family, fontSize: 13, lineHeight: 1.25 },
  stat: {
    fontFamily: typefaces.serif.family,
    fontSize: 22,
    lineHeight: 1.1,
    letterSpacing: -0.5,
  },
  lead: { fontSize: 11, lineHeight: 1.45 },
  fine: { fontSize: 9, color: palette.quiet, lineHeight: 1.4 },
  section: { marginTop: 14 },
  row: { flexDirection: "row", gap: 18 },
  rule: { borderTopWidth: 0.6, borderTopColor: palette.hairline, borderTopStyle: "solid" },
  ruleInk: { borderTopWidth: 0.8, borderTopColor: palette.ink, borderTopStyle: "solid" },
  label: {
    position: "absolute",
    left: 42,
    maxWidth: 320,
    padding: 10,
    backgroundColor: palette.paper,
  },
  footer: {
    position: "absolute",
    left: 42,
    right: 42,
    // Not `bottom`: with a line height, the renderer drops the element off the page.
    top: 806,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 9,
    color: palette.quiet,
  },
});

/** Images and drawings by id. */
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

export function StatsPart({ stats }: { stats: readonly Stat[] }) {
  return (
    <View style={[pdfStyles.row, { flexWrap: "wrap", rowGap: 14 }]}>
      {stats.map(({ value, label, description }) => (
        <View
          key={label}
          wrap={false}
          style={[pdfStyles.rule, { flexGrow: 1, flexBasis: 100, paddingTop: 6 }]}
        >
          <Text style={pdfStyles.stat}>{value}</Text>
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
