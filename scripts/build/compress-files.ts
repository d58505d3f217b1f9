import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  type BuildFolders,
  compressedPath,
  type Encoding,
  ENCODINGS,
  listStaticFiles,
} from "#server/http/static-files.ts";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript|manifest|wasm))/;
/** The highest quality takes seconds per megabyte. */
const LARGE_FILE_BYTES = 500_000;
const FAST_QUALITY = 9;
const COMPRESSORS: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          content.length > LARGE_FILE_BYTES ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

export async function compressFiles(folders: BuildFolders): Promise<void> {
  const texts = [...(await listStaticFiles(folders))].filter(([, { headers }]) =>
    COMPRESSIBLE.test(headers["content-type"] ?? ""),
  );
  await Promise.all(
    texts.flatMap(([address, { path }]) =>
      ENCODINGS.map(async (encoding) => {
        const content = await readFile(path);
        const compressed = await COMPRESSORS[encoding](content);
        if (compressed.length >= content.length) return;
        const copy = compressedPath(folders.distDir, address, encoding);
        await mkdir(dirname(copy), { recursive: true });
        await writeFile(copy, compressed);
      }),
    ),
  );
}
