import type { PixelSpan } from "./pixel-span.ts";

/**
 * The shading of a front's profile, which is as fine as a few pixels, so that it can be worked out instead of
 * rendered: scales a span's albedo to how light it is against a flat front. `left` and `bottom` are the front's corner, in metres.
 */
export type Relief = (span: PixelSpan, left: number, bottom: number) => void;
