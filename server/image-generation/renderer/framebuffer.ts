/** Linear light of a whole picture, three floats to a pixel. */
export type Framebuffer = { data: Float32Array; width: number; height: number };

/** Used again: 19 MB each, which would else wait long for the garbage collector. */
const pool: Float32Array[] = [];
const POOLED = 2;

/** A framebuffer of this size, with whatever was drawn into it before; all pictures have one size. */
export function takeFramebuffer(width: number, height: number): Framebuffer {
  return { data: pool.pop() ?? new Float32Array(width * height * 3), width, height };
}

/** Gives a framebuffer back once nobody reads it any more. */
export function releaseFramebuffer({ data }: Framebuffer): void {
  if (pool.length < POOLED) pool.push(data);
}
