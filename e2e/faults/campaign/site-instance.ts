import { startRelay } from "#e2e/support/relay.ts";
import { startSite, type Site, lastingPort } from "#e2e/support/site.ts";

/** An instance that can be killed and restarts at the same address, with a relay to its database. */
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

  static async start(databaseUrl: string, env: Record<string, string> = {}): Promise<Instance> {
    const relay = await startRelay(new URL(databaseUrl));
    const instance = new Instance(relay, await lastingPort(), env);
    await instance.#site;
    return instance;
  }

  /** Resolves once the new process is ready. */
  async restart(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const site = await this.#site;
    site.signal(signal);
    await site.exited;
    this.#site = startSite(this.#env);
    await this.#site;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // A failed start was reported to its caller.
    const site = await this.#site.catch(() => undefined);
    await site?.[Symbol.asyncDispose]();
    this.relay.close();
  }
}
