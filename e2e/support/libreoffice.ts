import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";

const BINARY = [
  "/usr/bin/soffice",
  "/opt/homebrew/bin/soffice",
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
];

export function findLibreOffice(): string | undefined {
  return BINARY.find((path) => existsSync(path));
}

/** Debian has a package for each part: this one opens text. */
export function findLibreOfficeWriter(): string | undefined {
  const writer = "/usr/lib/libreoffice/program/libswlo.so";
  return process.platform !== "linux" || existsSync(writer) ? findLibreOffice() : undefined;
}

/** Opens CSV files with this separator and formulas enabled; returns flat XML. `folder` holds profile and output. */
export function openInLibreOffice(
  files: readonly string[],
  separator: string,
  folder: string,
): Promise<string[]> {
  // Separator, text delimiter, UTF-8, from line 1; quoted text is not text format, numbers and formulas are recognized.
  const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,0,true`;
  const output = join(folder, `separator-${separator.charCodeAt(0)}`);
  return convert(files, "fods", output, folder, [`--infilter=${filter}`]);
}

/** Opens workbooks; returns flat XML. */
export function openWorkbooks(files: readonly string[], folder: string): Promise<string[]> {
  return convert(files, "fods", join(folder, "workbooks"), folder);
}

/** Opens a text document; returns its text, numbers of lists included. */
export async function openText(file: string, folder: string): Promise<string> {
  const [text = ""] = await convert([file], "txt:Text", join(folder, "texts"), folder);
  return text;
}

function convert(
  files: readonly string[],
  format: string,
  output: string,
  folder: string,
  options: readonly string[] = [],
): Promise<string[]> {
  const { status, stderr } = spawnSync(
    findLibreOffice() ?? "soffice",
    [
      "--headless",
      `-env:UserInstallation=file://${join(folder, "profile")}`,
      ...options,
      "--convert-to",
      format,
      "--outdir",
      output,
      ...files,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`LibreOffice failed: ${stderr}`);
  return Promise.all(
    files.map((file) =>
      readFile(join(output, `${basename(file, extname(file))}.${format.split(":")[0]}`), "utf8"),
    ),
  );
}
