import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Bytes in a smaller form, in a file of its own. */
type CompressedCopy = { encoding: "br" | "gzip"; name: string; content: Buffer };

// Next empties its folder at each build, except this one.
const KEPT = "cache/compressed";
const COMPRESSORS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
const ENCODINGS = ["br", "gzip"] as const;

/** Compresses as far as it can be done, and takes over what an earlier build in `distDir` compressed of the same bytes. */
export class CompressedCopies {
  readonly #kept: string;
  readonly #folder: string;
  readonly #made = new Map<string, Promise<Buffer>>();

  private constructor(distDir: string, folder: string) {
    this.#kept = join(distDir, KEPT);
    this.#folder = join(distDir, folder);
  }

  /** `folder` is the one below `distDir` in which the copies come to lie. */
  static async begin(distDir: string, folder: string): Promise<CompressedCopies> {
    const copies = new CompressedCopies(distDir, folder);
    await mkdir(copies.#kept, { recursive: true });
    await mkdir(copies.#folder, { recursive: true });
    return copies;
  }

  /** The copies that are smaller than these bytes, which have this hash. */
  async make(content: Buffer, hash: string): Promise<CompressedCopy[]> {
    const copies = ENCODINGS.map(async (encoding) => {
      const name = `${hash}.${encoding}`;
      const made = this.#made.get(name) ?? this.#compress(content, encoding, name);
      this.#made.set(name, made);
      return { encoding, name, content: await made };
    });
    return (await Promise.all(copies)).filter((copy) => copy.content.length < content.length);
  }

  /** Forgets what nothing of this build was compressed to. */
  async forgetUnused(): Promise<void> {
    const unused = (await readdir(this.#kept)).filter((name) => !this.#made.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#kept, name))));
  }

  async #compress(content: Buffer, encoding: "br" | "gzip", name: string): Promise<Buffer> {
    const [kept, copy] = [join(this.#kept, name), join(this.#folder, name)];
    const known = await readFile(kept).catch(() => undefined);
    const compressed = known ?? (await COMPRESSORS[encoding](content));
    if (!known) {
      // A build that is killed leaves no half of one behind.
      await writeFile(`${kept}.new`, compressed);
      await rename(`${kept}.new`, kept);
    }
    // Where a disk has no second names for a file, the file is copied.
    await link(kept, copy).catch(() => copyFile(kept, copy));
    return compressed;
  }
}
