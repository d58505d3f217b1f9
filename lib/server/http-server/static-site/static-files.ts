import {
  type Encoding,
  type ManifestEntry,
  readStaticManifest,
  type Representation,
} from "./manifest.ts";

/** One form of a file: all header fields of its own, and where its bytes lie. */
export type StaticAnswer = {
  headers: Readonly<Record<string, string>>;
  root: string;
  path: string;
  bytes: number;
};

/** A file that is sent as the build prepared it, in each encoding that it has. */
export type StaticFile = { identity: StaticAnswer } & Partial<Record<Encoding, StaticAnswer>>;

/** The files that are sent as they are, by the address at which they are asked for, without its query. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

type Folders = { distDir: string; publicDir: string };

/** Reads what the build prepared; nothing is in it of a development build. */
export async function readStaticFiles({ distDir, publicDir }: Folders): Promise<StaticFiles> {
  const manifest = await readStaticManifest(distDir);
  const roots = { build: distDir, public: publicDir };
  return new Map(
    Object.entries(manifest).map(([address, entry]) => [address, answersOf(entry, roots)]),
  );
}

function answersOf(
  { headers, representations }: ManifestEntry,
  roots: Record<Representation["folder"], string>,
): StaticFile {
  const answerOf = ({ folder, path, bytes, etag }: Representation, encoded = {}) => ({
    headers: { ...headers, ...encoded, etag },
    root: roots[folder],
    path,
    bytes,
  });
  const { identity, br, gzip } = representations;
  return {
    identity: answerOf(identity),
    ...(br && { br: answerOf(br, { "content-encoding": "br" }) }),
    ...(gzip && { gzip: answerOf(gzip, { "content-encoding": "gzip" }) }),
  };
}
