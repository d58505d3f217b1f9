import { ImageGenerator } from "@/components/image-generator/image-generator";
import type { ImageGeneratorSection } from "@/content/types";
import { SectionFrame } from "./section-frame";

/** The place of the picture tool on its page. */
export function ImageTool({ id, title, examples }: ImageGeneratorSection) {
  return (
    <SectionFrame id={id}>
      <h2 className="rule-ink pt-6 pb-6 text-heading">{title}</h2>
      <ImageGenerator examples={examples} />
    </SectionFrame>
  );
}
