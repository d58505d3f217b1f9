import { notFound } from "next/navigation";
import { ProductPage } from "#components/layout/product-page.tsx";
import { products } from "#content/products/product-list.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

type Props = { params: PageParams<"product"> };

export const dynamicParams = false;

export function generateStaticParams() {
  return products.map(({ slug }) => ({ product: slug }));
}

export async function generateMetadata({ params }: Props) {
  return createMetadata(await recordOf(params), await wordsOfParams(params));
}

export default async function Page({ params }: Props) {
  return <ProductPage record={await recordOf(params)} words={await wordsOfParams(params)} />;
}

async function recordOf(params: Props["params"]) {
  const { product } = await params;
  return products.find(({ slug }) => slug === product) ?? notFound();
}
