import { ImageGenerator } from "@/components/image-generator/image-generator";
import { SitePage } from "@/components/layout/site-page";
import { generateImage } from "@/content/pages/generate-image";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(generateImage);

export default function GenerateImagePage() {
  return (
    <SitePage record={generateImage}>
      <ImageGenerator {...generateImage.tool} />
    </SitePage>
  );
}
