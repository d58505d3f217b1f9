import type { PixelSpan } from "./pixel-span.ts";

/** Reads a span's positions; writes texture coordinates, board seeds (wood) and brightness. */
export type Layout = (span: PixelSpan, brightness: number) => void;
