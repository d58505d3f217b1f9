import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestServer } from "#e2e/support/postgres-server.ts";
import type { Campaign } from "./ledger.ts";
import type { Instance } from "./site-instance.ts";

/** Causes faults for `seconds`, each kind in turn and at least once. */
export async function injectFaults(
  campaign: Campaign,
  { server, instances }: { server: TestServer; instances: readonly Instance[] },
  seconds: number,
): Promise<void> {
  const endsAt = performance.now() + seconds * 1_000;
  const kinds: Record<string, (instance: Instance) => Promise<void>> = {
    "site killed": (instance) => instance.restart("SIGKILL"),
    "connections to the database cut": async ({ relay }) => {
      relay.cut();
      await sleep(randomInt(100, 1_500));
      relay.mend();
    },
    "database killed": async () => {
      await server.crash();
      await sleep(randomInt(100, 1_500));
      await server.restart();
    },
    "database frozen": async ({ relay }) => {
      relay.freeze();
      await sleep(randomInt(500, 4_000));
      relay.mend();
    },
    "site stopped and started": (instance) => instance.restart("SIGTERM"),
  };
  const all = Object.entries(kinds);
  for (let round = 0; round < all.length || performance.now() < endsAt; round += 1) {
    const [name, cause] = all[round % all.length] ?? [];
    const instance = instances[randomInt(instances.length)];
    if (!name || !cause || !instance) return;
    campaign.count(name);
    await cause(instance);
    // Time to recover, not always enough.
    await sleep(randomInt(200, 3_000));
  }
}
