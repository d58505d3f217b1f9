import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** What a process writes that prints to its console and ends in the same moment, as parsed lines. */
function linesOf(code: string): Record<string, unknown>[] {
  const script = `
    import { logConsole } from "./lib/server/observability/console-log.ts";
    logConsole();
    logConsole();
    ${code}
    process.exit(0);`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { encoding: "utf8", env: { ...process.env, LOG_LEVEL: "debug" } },
  );
  expect(stderr).toBe("");
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it("turns what Next prints into lines of the log, without its colors and signs", () => {
  const lines = linesOf(`
    console.log(" \\u001b[32m✓\\u001b[39m Ready in 56ms");
    console.warn("\\u001b[33m⚠\\u001b[39m careful");
    console.log("");
    process.emitWarning("old");
    await new Promise((done) => setTimeout(done, 10));`);
  expect(lines).toMatchObject([
    { level: 30, msg: "Ready in 56ms" },
    { level: 40, msg: "careful" },
    { level: 40, name: "Warning", msg: "old" },
  ]);
});

it("says of an error what kind it is and where it happened, and nothing of the data", () => {
  const lines = linesOf(`
    const cause = Object.assign(new Error("Key (email)=(ana@a.example)"), { code: "23505" });
    const error = new Error("Failed query: insert … params: Ana Ferreira,ana@a.example", { cause });
    console.error(" ⨯", error);
    console.error(error.message);
    console.error("⨯ uncaughtException: ", error, { params: ["ana@a.example"] });
    console.error("no room for <ana@a.example> here\\nFerreira");`);
  expect(lines).toMatchObject([
    { level: 50, name: "Error", code: "23505", msg: "an error nobody caught" },
    { level: 50, name: "Error", code: "23505", msg: "uncaughtException:" },
    { level: 50, msg: "no room for <…> here" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ana@|Ferreira|params/);
});

it("loses no line when the process ends, also where nobody reads fast", () => {
  const lines = linesOf(`for (let n = 0; n < 5000; n += 1) console.log("line " + n);`);
  expect(lines).toHaveLength(5_000);
});
