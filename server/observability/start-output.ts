import { writeSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { isTerminal, log, errorFields, plainText } from "./log.ts";
import { StartError } from "#server/env/env.ts";

const FRAMES = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";
const FRAME_MS = 100;
const isText = isTerminal || process.argv.includes("--dev");

type WriteLine = (line: string) => void;

/**
 * Shows a step of the start with the time it took: at a terminal one line that moves until it is done (and all its output
 * if it fails), log lines elsewhere.
 */
export async function showStep<Result>(
  title: string,
  work: (writeLine: WriteLine) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const time = () => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
  const lines: string[] = [];
  let frame = 0;
  const draw = () =>
    overwriteLine(
      `${FRAMES[(frame += 1) % FRAMES.length]} ${title}  ${time()}  ${lines.at(-1) ?? ""}`,
    );
  const moving = isTerminal ? setInterval(draw, FRAME_MS) : undefined;
  const writeLine: WriteLine = (line) => {
    if (isText) lines.push(stripVTControlCharacters(line).trim());
    else log.info(line);
  };
  const { write } = process.stdout;
  // Next prints as it starts.
  if (isTerminal) process.stdout.write = (chunk) => (writeLine(chunk.toString()), true);
  try {
    const result = await work(writeLine);
    overwriteLine("");
    print(isText ? `✓ ${title}  ${time()}` : `${title} (${time()})`);
    return result;
  } catch (error) {
    overwriteLine("");
    if (lines.length > 0) print(lines.join("\n"));
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

/** Prints text at a terminal, a log line elsewhere. */
export function print(text: string, level: "info" | "warn" = "info"): void {
  // Bypasses the stream, which writes to the log by now.
  if (isText) writeSync(process.stdout.fd, `${text}\n`);
  else log[level](text);
}

export function exitWithError(error: unknown): never {
  printStartError(error);
  process.exit(1);
}

/** What to do about errors of the system, of TLS and of PostgreSQL (manual, appendix A), by code. */
const ADVICE: readonly [codes: RegExp, advice: string][] = [
  [/^ENOSPC$/, "Free space on that disk, then start again."],
  [/^53100$/, "Free space on the disk of the database, then start again."],
  [/^(EACCES|EPERM|EROFS)$/, "Let the user who starts the site write there."],
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    "Start that server, or correct host and port in DATABASE_URL.",
  ],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/,
    "Add ?sslmode=verify-full&sslrootcert=FILE to DATABASE_URL, FILE being the certificate of its authority.",
  ],
  [/^CERT_HAS_EXPIRED$/, "Renew the server's certificate."],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    "Correct the host in DATABASE_URL, or the server's certificate.",
  ],
  [/^(28P01|28000)$/, "Correct the user, the password or sslmode in DATABASE_URL."],
  [/^3D000$/, "Create it: createdb --owner=ROLE --encoding=UTF8 --template=template0 NAME."],
  [/^42501$/, "Make the role in DATABASE_URL its owner: ALTER DATABASE name OWNER TO role."],
  [/^53300$/, "Raise max_connections of the server, or lower DATABASE_POOL_SIZE."],
];

/** Prints why a start failed and sets exit code 1. What nobody here can put right is a bug and keeps its stack. */
export function printStartError(error: unknown): void {
  process.exitCode = 1;
  const isWritten = isTerminal || !log.isLevelEnabled("fatal");
  const sentence = error instanceof StartError ? error.message : explain(error);
  if (sentence && isWritten) writeSync(process.stderr.fd, `${sentence}\n`);
  else if (sentence) log.fatal(sentence);
  else if (isWritten) throw error;
  else log.fatal(errorFields(error), `the start failed: ${plainText(String(causeOf(error)))}`);
}

/** The reason and what to do about it; undefined for an error that the owner cannot fix. */
export function explain(error: unknown): string | undefined {
  const cause = causeOf(error);
  const { code = "", message } = cause as NodeJS.ErrnoException;
  const advice = ADVICE.find(([codes]) => codes.test(code))?.[1];
  return advice && `${message}. ${advice}`;
}

/** Libraries wrap the error that says what happened. Node fails with those of all addresses of a name together. */
export function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  return error instanceof Error && error.cause ? causeOf(error.cause) : error;
}
