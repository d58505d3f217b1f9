import { percent, plural } from "#lib/reports/report-words.ts";
import { FACETS } from "#lib/quote-requests/facets.ts";
import { labelOf } from "#lib/quote-requests/value-labels.ts";
import { BarPlot } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { listOf, type ChartProps } from "./chart-props.ts";

export function ProductsChart({ report: { products: counts }, view }: ChartProps) {
  const { total } = counts;
  const [chosen] = view.filter.product;
  const products = counts.products
    .map(({ product, count }) => ({
      label: labelOf(product) + (product === chosen ? " (chosen)" : ""),
      count,
      href: listOf(view, {
        product: FACETS.product.values.filter((value) => value === product),
      }),
    }))
    .toSorted((one, other) => other.count - one.count);
  const [first] = products;
  const isEmpty = !first || first.count === 0;
  return (
    <ChartFrame
      title="Products asked for"
      className="xl:col-span-6"
      finding={
        isEmpty
          ? "No request of these weeks names a product."
          : `${first.label} is named most often: in ${percent(first.count, total)} of ${plural(total, "request")}.`
      }
      definition={`A request may name several products, or none, so that the shares do not add up to 100%.${chosen ? " The filter of products is left out: each count is what the list would show, were that one chosen." : ""}`}
      isEmpty={isEmpty}
      table={{
        columns: ["Product", "Requests", "Share"],
        rows: products.map(({ label, count, href }) => [
          { text: label },
          { text: String(count), href },
          { text: percent(count, total) },
        ]),
      }}
    >
      <BarPlot
        items={products.map(({ label, count, href }) => ({
          label,
          value: count,
          says: count.toLocaleString("en"),
          href,
        }))}
      />
    </ChartFrame>
  );
}
