import { expect, test } from "vitest";
import { log, errorFields, requestContext } from "./log.ts";

test("reports the place, kind and reason of an error without its data", () => {
  const cause = Object.assign(new Error("Key (email)=(ana@example.com) exists"), {
    code: "23505",
    detail: "Failing row contains (ana@example.com)",
  });
  const fields = errorFields(new Error("Failed query: … params: ana@example.com", { cause }));
  expect(fields).toMatchObject({ name: "Error", code: "23505", reason: "Key …" });
  expect(fields.at[0]).toContain("error-fields.test.ts");
  expect(JSON.stringify(fields)).not.toContain("ana@");
});

test.each([
  ["first\nana@example.com\n    at ana@example.com\nlast", "first"],
  ['invalid input syntax for type uuid: "Ana Ferreira', "invalid input syntax for type uuid: …"],
  ["The server couldn't reach ana@example.com", "The server couldn't reach …"],
  ["Call +351 215550100", "Call +351 …"],
  ["Failed query: insert Ana\nparams: Ana", undefined],
])("says of %j no more than what holds no data", (message, reason) => {
  const fields = errorFields(new Error(message));
  expect(fields.reason).toBe(reason);
  expect(JSON.stringify(fields)).not.toMatch(/ana@|Ana|last|215550100/);
});

test("logs each line with its own request", () => {
  const context = { requestId: "a" };
  const { level } = log;
  log.level = "fatal";
  requestContext().run(context, () => log.fatal({ requestId: "b" }, "a line of a test"));
  log.level = level;
  expect(context).toEqual({ requestId: "a" });
});

test("reports a non-error by its type and an error without a stack by its name", () => {
  expect(errorFields("ana@example.com")).toEqual({ name: "string", at: [] });
  const bare = new TypeError();
  delete bare.stack;
  expect(errorFields(bare)).toEqual({ name: "TypeError", at: [] });
  for (const line of errorFields(new Error("x")).at) expect(line).toMatch(/^at /);
});
