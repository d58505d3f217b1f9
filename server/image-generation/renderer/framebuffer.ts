/** Linear light, three floats per pixel. */
export type Framebuffer = { data: Float32Array; width: number; height: number };

/** Pooled: each buffer has 19 MB, which garbage collection would free late. */
const pool: Float32Array[] = [];
const POOLED = 2;

/** Contents are undefined; all images have the same size. */
export function takeFramebuffer(width: number, height: number): Framebuffer {
  return { data: pool.pop() ?? new Float32Array(width * height * 3), width, height };
}

export function releaseFramebuffer({ data }: Framebuffer): void {
  if (pool.length < POOLED) pool.push(data);
}
