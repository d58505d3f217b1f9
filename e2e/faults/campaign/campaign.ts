import { startTestServer } from "#e2e/support/postgres-server.ts";
import { migrateDatabase } from "#scripts/postgres/migrate.ts";
import { execute } from "#scripts/postgres/wait-for-database.ts";
import { startMailServer } from "#e2e/support/mail-server.ts";
import { lastingPort } from "#e2e/support/site.ts";
import { randomInt } from "node:crypto";
import { visitInBrowser } from "./browser-campaign-visitor.ts";
import type { Campaign } from "./campaign-events.ts";
import { causeFaults, stopFaults, type Faults } from "./campaign-faults.ts";
import { Instance } from "./site-instance.ts";
import { Ledger, type Balance } from "./ledger.ts";
import { visit } from "./quote-visitor.ts";

/** `browsers` of the visitors use Chromium, if it is installed. */
export type CampaignOptions = {
  seconds: number;
  visitors: number;
  browsers: number;
  env?: Record<string, string>;
};

export type CampaignReport = Balance & {
  events: Readonly<Record<string, number>>;
  slowestResponseMs: number;
  /** Responses over ten seconds, each with the faults before it. */
  lateResponses: string[];
};

/** The longest allowed response. */
const LATE_MS = 10_000;
const INSTANCES = 2;

/** Loads the site while processes and connections are killed, then compares acknowledged with stored quote requests. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignReport> {
  const server = await startTestServer(await lastingPort());
  if (!server)
    throw new Error("The campaign kills its database: install Debian's PostgreSQL for it.");
  await using stack = new AsyncDisposableStack();
  stack.defer(() => server.stop());
  const url = server.url.replace(/postgres$/, "campaign");
  await execute(server.url, "CREATE DATABASE campaign");
  await migrateDatabase(url);
  const mailServer = await startMailServer();
  stack.defer(() => mailServer.stop());
  const instances: Instance[] = [];
  const env = { ...options.env, SMTP_URL: mailServer.url };
  for (let index = 0; index < INSTANCES; index += 1)
    instances.push(stack.use(await Instance.start(url, env)));

  let isOver = false;
  const ledger = new Ledger();
  const events = new Map<string, number>();
  const lateResponses: string[] = [];
  const faultsBefore: { name: string; at: number }[] = [];
  let slowestResponseMs = 0;
  const count = (event: string) => void events.set(event, (events.get(event) ?? 0) + 1);
  const campaign: Campaign = {
    isOver: () => isOver,
    anySite: () => instances[randomInt(instances.length)]?.url ?? "",
    count,
    breakWith: (name) => {
      count(name);
      faultsBefore.push({ name, at: performance.now() });
    },
    measure: (milliseconds, response) => {
      slowestResponseMs = Math.max(slowestResponseMs, milliseconds);
      if (milliseconds <= LATE_MS) return;
      const sentAt = performance.now() - milliseconds;
      const recent = faultsBefore
        .filter(({ at }) => at > sentAt - LATE_MS)
        .map(({ name, at }) => `${name} at ${((at - sentAt) / 1_000).toFixed(1)} s`);
      lateResponses.push(
        `${(milliseconds / 1_000).toFixed(1)} s, ${response}: ${recent.join(", ")}`,
      );
    },
    acknowledge: (way, input, reference, file) => {
      if (!ledger.acknowledge(input, reference, file)) return;
      count(`acknowledged, ${way}`);
      if (file) count(`acknowledged, ${way}, with a file`);
    },
  };
  const faults: Faults = { server, instances };
  const people = [
    ...Array.from({ length: options.visitors }, () => visit(campaign)),
    ...Array.from({ length: options.browsers }, () => visitInBrowser(campaign)),
  ];
  await causeFaults(campaign, faults, options.seconds);
  isOver = true;
  await stopFaults(faults);
  await Promise.all(people);
  return {
    ...(await ledger.balance(url)),
    events: Object.fromEntries([...events].toSorted(([a], [b]) => a.localeCompare(b))),
    slowestResponseMs,
    lateResponses,
  };
}
