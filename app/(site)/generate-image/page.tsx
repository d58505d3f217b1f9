import { ImageGenerator } from "#components/image-generator/image-generator.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { generateImage } from "#content/pages/generate-image.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(generateImage);

export default function GenerateImagePage() {
  return (
    <SitePage record={generateImage}>
      <ImageGenerator {...generateImage.tool} />
    </SitePage>
  );
}
