import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { startMailServer } from "#e2e/support/mail-server.ts";
import { startTestServer } from "#e2e/support/postgres-server.ts";
import { lastingPort } from "#e2e/support/site.ts";
import { migrateDatabase } from "#scripts/postgres/migrate.ts";
import { execute } from "#scripts/postgres/wait-for-database.ts";
import { visitInBrowser } from "./campaign/browser-campaign-visitor.ts";
import { injectFaults } from "./campaign/campaign-faults.ts";
import { Ledger, type Campaign } from "./campaign/ledger.ts";
import { visit } from "./campaign/quote-visitor.ts";
import { startInstance, type Instance } from "./campaign/site-instance.ts";

const SECONDS = 10;

test("No acknowledged request is lost, duplicated or altered while sites and databases are killed", async () => {
  const server = await startTestServer(await lastingPort());
  test.skip(!server, "Debian's PostgreSQL is not installed");
  if (!server) return;
  test.setTimeout(360_000);
  await using stack = new AsyncDisposableStack();
  stack.defer(() => server.stop());
  const url = server.url.replace(/postgres$/, "campaign");
  await execute(server.url, "CREATE DATABASE campaign");
  await migrateDatabase(url);
  const mailServer = await startMailServer();
  stack.defer(() => mailServer.stop());
  const instances: Instance[] = [];
  for (const _ of [1, 2])
    instances.push(stack.use(await startInstance(url, { SMTP_URL: mailServer.url })));

  let isOver = false;
  const ledger = new Ledger();
  const events: Record<string, number> = {};
  const campaign: Campaign = {
    isOver: () => isOver,
    anySite: () => instances[randomInt(instances.length)]?.url ?? "",
    count: (event) => void (events[event] = (events[event] ?? 0) + 1),
    acknowledge: (way, input, reference, file) => {
      if (ledger.acknowledge(input, reference, file)) campaign.count(`acknowledged, ${way}`);
    },
  };
  const visitors = [visit, visit, visit, visit, visitInBrowser].map((come) => come(campaign));
  await injectFaults(campaign, { server, instances }, SECONDS);
  isOver = true;
  // Visitors finish.
  for (const { relay } of instances) relay.mend();
  await Promise.all(visitors);

  const balance = await ledger.balance(url);
  expect(balance).toEqual({ lost: [], doubled: [], altered: [], lostFiles: [] });
  for (const event of [
    "acknowledged, form",
    "acknowledged, script",
    "site killed",
    "site stopped and started",
    "database killed",
    "database frozen",
    "connections to the database cut",
  ])
    expect(events, JSON.stringify(events)).toHaveProperty(event);
});
