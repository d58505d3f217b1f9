import "#components/sections/specification-text.css";
import { notFound } from "next/navigation";
import { SectionPage } from "#components/layout/section-page.tsx";
import { specificationTextPages } from "#content/pages/specification-text-pages.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

type Props = PageProps<"/products/[product]/specification-text">;

export const dynamicParams = false;

export function generateStaticParams() {
  return specificationTextPages.map(({ slug }) => ({ product: slug }));
}

export async function generateMetadata({ params }: Props) {
  return createMetadata(await recordOf(params), ENGLISH);
}

export default async function SpecificationTextPage({ params }: Props) {
  return <SectionPage record={await recordOf(params)} words={ENGLISH} />;
}

async function recordOf(params: Props["params"]) {
  const { product } = await params;
  return specificationTextPages.find(({ slug }) => slug === product) ?? notFound();
}
