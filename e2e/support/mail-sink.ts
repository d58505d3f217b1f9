import { startMailServer } from "./mail-server.ts";

/** Takes the mails of all sites under test while a run lasts; Playwright calls what comes back when it is over. */
export default async function startSink(): Promise<() => Promise<void>> {
  const { port } = new URL(process.env.E2E_SMTP_URL ?? "");
  const server = await startMailServer(Number(port));
  return server.stop;
}
