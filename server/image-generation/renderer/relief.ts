import type { PixelSpan } from "./pixel-span.ts";

/** Scales a span's albedo by a front's analytic shading. `left` and `bottom` are the front's corner, in meters. */
export type Relief = (span: PixelSpan, left: number, bottom: number) => void;
