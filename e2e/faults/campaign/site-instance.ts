import { startRelay } from "#db/test-relay.ts";
import { startSite, type Site } from "#e2e/support/site.ts";
import { lastingPort } from "#e2e/support/lasting-port.ts";

/** One instance of the site that can be killed and comes back at the same address, with a relay before its database. */
export class Instance {
  readonly relay: Awaited<ReturnType<typeof startRelay>>;
  readonly url: string;
  readonly #env: Record<string, string>;
  #site: Promise<Site>;

  private constructor(relay: Instance["relay"], port: number, env: Record<string, string>) {
    this.relay = relay;
    this.#env = { ...env, DATABASE_URL: relay.url, PORT: String(port) };
    this.url = `http://localhost:${port}`;
    this.#site = startSite(this.#env);
  }

  /** Starts an instance on the database at `databaseUrl`; ready when it answers. */
  static async start(databaseUrl: string, env: Record<string, string> = {}): Promise<Instance> {
    const relay = await startRelay(new URL(databaseUrl));
    const instance = new Instance(relay, await lastingPort(), env);
    await instance.#site;
    return instance;
  }

  /** Ends the process with `signal` and starts another one; done when that one is ready. */
  async restart(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const site = await this.#site;
    site.signal(signal);
    await site.exited;
    this.#site = startSite(this.#env);
    await this.#site;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // A start that failed has told whoever waited for it, and has left nothing.
    const site = await this.#site.catch(() => undefined);
    await site?.[Symbol.asyncDispose]();
    this.relay.close();
  }
}
