import { expect, test } from "@playwright/test";
import { findOldestPostgres } from "#e2e/support/postgres-server.ts";
import { runCampaign } from "./campaign/campaign.ts";

test("No acknowledged request is lost, duplicated or altered while sites and databases are killed", async () => {
  test.skip(!findOldestPostgres(), "Debian's PostgreSQL is not installed");
  test.setTimeout(180_000);
  const report = await runCampaign({ seconds: 10, visitors: 4, browsers: 1 });
  expect(report).toMatchObject({ lost: [], doubled: [], altered: [], files: { lost: [] } });
  for (const event of [
    "acknowledged, form",
    "acknowledged, script",
    "site killed",
    "site stopped and started",
    "database killed",
    "database frozen",
    "connections to the database cut",
  ])
    expect(report.events, JSON.stringify(report.events)).toHaveProperty(event);
});
