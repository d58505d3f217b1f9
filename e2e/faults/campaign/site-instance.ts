import { startRelay } from "#e2e/support/relay.ts";
import { startSite, lastingPort } from "#e2e/support/site.ts";

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** An instance that can be killed and restarts at the same address, with a relay to its database. */
export async function startInstance(databaseUrl: string, env: Record<string, string>) {
  const relay = await startRelay(new URL(databaseUrl));
  const PORT = String(await lastingPort());
  const start = () => startSite({ ...env, DATABASE_URL: relay.url, PORT });
  let site = await start();
  return {
    relay,
    url: site.url,
    /** Resolves once the new process is ready. */
    restart: async (signal: "SIGKILL" | "SIGTERM") => {
      site.signal(signal);
      await site.exited;
      site = await start();
    },
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      relay.close();
    },
  };
}
