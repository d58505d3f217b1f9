import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

/** Known messages, and why they are harmless. */
const ACCEPTED: readonly { message: RegExp; in?: string; because: string }[] = [
  {
    message: /^Trailing slash on void elements/,
    because: "React writes it so, and quotes every attribute",
  },
  {
    message: /^CSS: “view-transition-name”: Property “view-transition-name” doesn't exist/,
    because: "CSS View Transitions is newer than the checker",
  },
  {
    message: /^Consider adding a “lang” attribute/,
    in: "failure.html",
    because: "Next writes the shell of its page for failures; app/global-error.tsx says lang=en",
  },
];

const JAR = fileURLToPath(
  new URL("../tools/node_modules/vnu-jar/build/dist/vnu.jar", import.meta.url),
);
const BINARY = ["/usr/bin/java", "/usr/local/bin/java", "/opt/homebrew/bin/java"];

export function findJava(): string | undefined {
  return BINARY.find((path) => existsSync(path));
}

/** Checks named documents with the Nu Html Checker, leaving them in `folder`; returns one line per error. */
export async function checkHtml(
  java: string,
  folder: string,
  documents: ReadonlyMap<string, string>,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    [...documents].map(async ([name, html]) => {
      const file = join(folder, `${name.replaceAll(/\W+/g, "-").replace(/^-/, "") || "home"}.html`);
      await writeFile(file, html);
      return file;
    }),
  );
  const run = promisify(execFile)(
    java,
    ["-jar", JAR, "--stdout", "--exit-zero-always", "--format", "json", ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse((await run).stdout) as { messages: Message[] };
  return messages
    .filter((found) => !isAccepted(found))
    .map(({ url, message, extract = "" }) => `${url.split("/").at(-1)}: ${message} ${extract}`);
}

function isAccepted({ url, message }: Message): boolean {
  return ACCEPTED.some(
    ({ message: pattern, in: file = "" }) => pattern.test(message) && url.endsWith(file),
  );
}
