import { ImageGenerator } from "@/components/image-generator/image-generator";
import type { ImageGeneratorSection } from "@/content/types";
import { SectionFrame } from "./section-frame";

/** The place of the picture tool on its page. */
export function ImageTool({ id, title }: ImageGeneratorSection) {
  return (
    <SectionFrame id={id}>
      <div className="sheet gap-y-6 rule-ink pt-6">
        <h2 className="text-title lg:col-span-4">{title}</h2>
        <div className="lg:col-span-8">
          <ImageGenerator />
        </div>
      </div>
    </SectionFrame>
  );
}
