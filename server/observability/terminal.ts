import { writeSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { isTerminal, log } from "#server/observability/log.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";

const FRAMES = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";
const FRAME_MS = 100;
const isText = isTerminal || process.argv.includes("--dev");

export type Tell = (line: string) => void;

/**
 * Shows a step of the start with the time it took: at a terminal one line that moves until it is done (and all that it
 * told if it fails), log lines elsewhere.
 */
export async function showStep<Result>(
  title: string,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const time = () => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
  const told: string[] = [];
  let frame = 0;
  const draw = () =>
    overwriteLine(
      `${FRAMES[(frame += 1) % FRAMES.length]} ${title}  ${time()}  ${told.at(-1) ?? ""}`,
    );
  const moving = isTerminal ? setInterval(draw, FRAME_MS) : undefined;
  const tell: Tell = (line) => {
    if (isText) told.push(stripVTControlCharacters(line).trim());
    else log.info(line);
  };
  const { write } = process.stdout;
  // Next prints as it starts.
  if (isTerminal) process.stdout.write = (chunk) => (tell(chunk.toString()), true);
  try {
    const result = await work(tell);
    overwriteLine("");
    print(isText ? `✓ ${title}  ${time()}` : `${title} (${time()})`);
    return result;
  } catch (error) {
    overwriteLine("");
    if (told.length > 0) print(told.join("\n"));
    throw error;
  } finally {
    clearInterval(moving);
    process.stdout.write = write;
  }
}

function overwriteLine(text: string): void {
  if (isTerminal)
    writeSync(process.stdout.fd, `\r\u001B[K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
}

export function print(text: string, level: "info" | "warn" = "info"): void {
  // Bypasses the stream, which writes to the log by now.
  if (isText) writeSync(process.stdout.fd, `${text}\n`);
  else log[level](text);
}

export function exitWithError(error: unknown): never {
  reportStartError(error);
  process.exit(1);
}
