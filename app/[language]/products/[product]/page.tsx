import { notFound } from "next/navigation";
import { ProductPage } from "#components/layout/product-page.tsx";
import { ProductDrawing } from "#components/plans/product-drawing.tsx";
import { products } from "#content/products/product-list.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/products/[product]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(products, ({ slug }) => ({ product: slug }));
}

export async function generateMetadata({ params }: Props) {
  return createMetadata(await recordOf(params), await wordsOfParams(params));
}

export default async function Page({ params }: Props) {
  const record = await recordOf(params);
  const words = await wordsOfParams(params);
  return (
    <ProductPage
      record={record}
      words={words}
      drawing={<ProductDrawing slug={record.slug} words={words} />}
    />
  );
}

async function recordOf(params: Props["params"]) {
  const { product } = await params;
  return products.find(({ slug }) => slug === product) ?? notFound();
}
