import { ImageGenerator } from "#components/image-generator/image-generator.tsx";
import { SectionPage } from "#components/layout/section-page.tsx";
import { generateImage } from "#content/pages/generate-image.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(generateImage, ENGLISH);

export default function GenerateImagePage() {
  return (
    <SectionPage record={generateImage} words={ENGLISH}>
      <ImageGenerator {...generateImage.tool} />
    </SectionPage>
  );
}
