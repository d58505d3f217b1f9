import { describeClients } from "./clients.ts";
import { describeExport } from "./large-export.ts";
import { startFront } from "./front.ts";
import { describeHost, type Host } from "./journey.ts";
import { startStandalone } from "./standalone/start-standalone.ts";

describeHost("Docker image", () => startStandalone());
describeClients("Docker image", () => startStandalone());
describeExport("Docker image", () => startStandalone());
describeClients("Docker image behind a proxy", startBehindProxy);

async function startBehindProxy(): Promise<Host> {
  const site = await startStandalone({ TRUSTED_PROXIES: "1" });
  const front = await startFront(site.url);
  const stop = async () => {
    await front.stop();
    await site.stop();
  };
  return { url: front.url, stop };
}
