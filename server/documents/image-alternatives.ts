import { createHash } from "node:crypto";
// oxlint-disable-next-line import/no-named-as-default -- its types declare only the default export
import PDFDocument from "pdfkit";

type PlanFrame = {
  openImage: (this: PlanFrame, bytes: Uint8Array) => object;
  image: (this: PlanFrame, opened: object, ...place: unknown[]) => PlanFrame;
  markContent: (tag: "Span", options: { alt: string }) => PlanFrame;
  endMarkedContent: () => PlanFrame;
};

const alternatives = new Map<string, string>();
const described = new WeakMap<object, string>();

/** Sets a JPEG's alternative text in every document made from now on. */
export function describeImage(jpeg: Uint8Array, alternative: string): void {
  alternatives.set(digest(jpeg), alternative);
}

// The renderer has no alternative texts, so this patches pdfkit, which can mark content with them.
const drawing = PDFDocument.prototype as unknown as PlanFrame;
const { openImage, image } = drawing;
drawing.openImage = function openDescribed(bytes) {
  const opened = openImage.call(this, bytes);
  const alternative = alternatives.get(digest(bytes));
  if (alternative) described.set(opened, alternative);
  return opened;
};
drawing.image = function drawDescribed(opened, ...place) {
  const alternative = described.get(opened);
  if (!alternative) return image.call(this, opened, ...place);
  this.markContent("Span", { alt: alternative });
  image.call(this, opened, ...place);
  return this.endMarkedContent();
};

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}
