const BUFFERS = [
  "ArrayBuffer",
  "Uint8Array",
  "Uint8ClampedArray",
  "Int8Array",
  "Uint16Array",
  "Int16Array",
  "Uint32Array",
  "Int32Array",
  "Float32Array",
  "Float64Array",
] as const;
const EXCEEDED = "A preview of this file takes too much memory";
const BYTES_PER_PIXEL = 4;
/** Each buffer belongs to objects, such as a path that is drawn. */
const BYTES_PER_BUFFER = 2_048;
/** Compressed; inflates to 17 MB at most. */
const PIECE_BYTES = 16_384;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Limits what the code of this worker may allocate in buffers and canvases until the worker ends: a decoder asks for
 * what a stream or an image needs before it fills it. Beyond `maxBytes` an allocation throws, and `onExceeded` is called so
 * that the worker is ended: decoders go on after errors.
 */
export function limitMemory(maxBytes: number, onExceeded: (message: string) => void): void {
  let left = maxBytes;
  const spend = (bytes: number) => {
    left -= bytes + BYTES_PER_BUFFER;
    if (left >= 0) return;
    onExceeded(EXCEEDED);
    throw new RangeError(EXCEEDED);
  };
  const count = (name: (typeof BUFFERS)[number] | "OffscreenCanvas", cost: typeof bytesOf) => {
    const counted: object = new Proxy(globalThis[name], {
      construct(target, args: unknown[], created) {
        spend(cost(args, "BYTES_PER_ELEMENT" in target ? target.BYTES_PER_ELEMENT : 1));
        return Reflect.construct(target, args, created === counted ? target : created) as object;
      },
    });
    Object.assign(globalThis, { [name]: counted });
  };
  for (const name of BUFFERS) count(name, bytesOf);
  count("OffscreenCanvas", ([width, height]) => Number(width) * Number(height) * BYTES_PER_PIXEL);
  countInflated(spend);
}

/** The browser inflates all that it is given at once, in memory of its own: gives it pieces, and counts what comes out. */
function countInflated(spend: (bytes: number) => void): void {
  const Native = DecompressionStream;
  class CountedDecompressionStream {
    readonly writable: WritableStream<Bytes>;
    readonly readable: ReadableStream<Bytes>;

    constructor(format: CompressionFormat) {
      const pieces = new TransformStream<Bytes, Bytes>({
        transform: (bytes, controller) => {
          for (let at = 0; at < bytes.length; at += PIECE_BYTES)
            controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        },
      });
      const counted = new TransformStream<Bytes, Bytes>({
        transform: (bytes, controller) => {
          spend(bytes.length);
          controller.enqueue(bytes);
        },
      });
      this.writable = pieces.writable;
      this.readable = pieces.readable.pipeThrough(new Native(format)).pipeThrough(counted);
    }
  }
  Object.assign(globalThis, { DecompressionStream: CountedDecompressionStream });
}

/** A view of another buffer takes nothing; a copy takes its length. */
function bytesOf([first]: unknown[], bytesPerElement: number): number {
  if (typeof first === "number") return first * bytesPerElement;
  const isList = typeof first === "object" && first !== null && "length" in first;
  return isList ? Number(first.length) * bytesPerElement : 0;
}
