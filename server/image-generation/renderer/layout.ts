import type { PixelSpan } from "./pixel-span.ts";

/**
 * Lays out what a surface is made of: reads a span's positions, writes its texture coordinates, its board seeds where
 * it is of wood, and its brightness, which is `brightness` but for joints and the differences between boards.
 */
export type Layout = (span: PixelSpan, brightness: number) => void;
