import { expect, test } from "vitest";
import { reportOf } from "./error-report.ts";

test("reports the place and kind of an error without its data", () => {
  const cause = Object.assign(new Error("Key (email)=(ana@example.com) exists"), {
    code: "23505",
    detail: "Failing row contains (ana@example.com)",
  });
  const report = reportOf(new Error("Failed query: … params: ana@example.com", { cause }));
  expect(report).toMatchObject({ name: "Error", code: "23505" });
  expect(report.at[0]).toContain("error-report.test.ts");
  expect(JSON.stringify(report)).not.toContain("ana@");
});

test("leaks no line of a multi-line message", () => {
  const report = reportOf(new Error("first\nana@example.com\n    at ana@example.com\nlast"));
  expect(JSON.stringify(report)).not.toMatch(/first|ana@|last/);
});

test("reports a non-error by its type and an error without a stack by its name", () => {
  expect(reportOf("ana@example.com")).toEqual({ name: "string", at: [] });
  const bare = new TypeError("no trace");
  delete bare.stack;
  expect(reportOf(bare)).toEqual({ name: "TypeError", at: [] });
  for (const line of reportOf(new Error("x")).at) expect(line).toMatch(/^at /);
});
