import { expect, it } from "vitest";
import { startRelay } from "#e2e/support/relay.ts";
import { waitForDatabase } from "./wait-for-database.ts";

const server = new URL(process.env.DATABASE_URL ?? "");

it("waits for a late database and reports the reason once", async () => {
  const relay = await startRelay(server);
  relay.cut();
  const lines: string[] = [];
  await waitForDatabase(relay.url, (text) => {
    lines.push(text);
    relay.mend();
  });
  relay.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^DATABASE_URL: the database at 127\.0\.0\.1:\d+\/\w+ cannot be used: .* Waiting 20 seconds more for it\.$/,
  );
});

it("does not wait on a wrong password or a missing database", async () => {
  const lines: string[] = [];
  for (const [change, advice] of [
    [{ password: "geheim" }, "password authentication failed"],
    [{ pathname: "/nothing" }, 'database "nothing" does not exist'],
  ] as const) {
    const { href } = Object.assign(new URL(server), change);
    const waited = waitForDatabase(href, (text) => lines.push(text));
    await expect(waited).rejects.toThrow(advice);
    await expect(waited).rejects.not.toThrow(/geheim/);
  }
  expect(lines).toEqual([]);
});
