import { stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join, sep } from "node:path";

/** What a file's answer depends on. */
type File = { size: number; mtimeMs: number };

/** Why a file is not sent, for reasons that Next would answer 500 to. */
export type FileRefusal =
  | { status: 412; headers: Record<string, never> }
  | { status: 416; headers: { "Content-Range": string } };

/** Fields by which a file may turn out not to be wanted, or not in parts. */
const CONDITIONS = ["if-match", "if-none-match", "if-modified-since", "if-range"] as const;

/** The file at a path below `folder`; undefined where there is none. */
export async function findFile(folder: string, path: string): Promise<File | undefined> {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found : undefined;
}

/**
 * Reads what a request for a file demands (RFC 9110, 13 and 14). An invalid `Range` is taken out of `headers`, as if it
 * had not been sent; one beyond the file, and a precondition that fails, are refused.
 */
export function refuseFile(headers: IncomingHttpHeaders, file: File): FileRefusal | undefined {
  if (isPreconditionFailed(headers, file)) return { status: 412, headers: {} };
  if (headers.range === undefined) return undefined;
  const range = readRange(headers.range, file.size);
  if (range === "satisfiable") return undefined;
  // Whoever has a copy may get a 304 instead; the whole file is as good an answer.
  if (range === "unsatisfiable" && !CONDITIONS.some((name) => name in headers))
    return { status: 416, headers: { "Content-Range": `bytes */${file.size}` } };
  delete headers.range;
  return undefined;
}

function isPreconditionFailed(headers: IncomingHttpHeaders, { mtimeMs }: File): boolean {
  const match = headers["if-match"];
  // A file's entity tag is weak, and a weak one matches nothing here.
  if (match !== undefined) return match.trim() !== "*";
  const since = Date.parse(headers["if-unmodified-since"] ?? "");
  return Math.floor(mtimeMs / 1_000) * 1_000 > since;
}

function readRange(text: string, size: number): "invalid" | "unsatisfiable" | "satisfiable" {
  const [, set = ""] = /^bytes=(.*)$/i.exec(text) ?? [];
  const ranges = set.split(",").map((range) => /^(\d*)-(\d*)$/.exec(range.trim())?.slice(1));
  let isSatisfiable = false;
  for (const [first = "", last = ""] of ranges.map((range) => range ?? [])) {
    if (!first && !last) return "invalid";
    if (first && last && Number(last) < Number(first)) return "invalid";
    isSatisfiable ||= first ? Number(first) < size : Number(last) > 0;
  }
  return isSatisfiable && size > 0 ? "satisfiable" : "unsatisfiable";
}
