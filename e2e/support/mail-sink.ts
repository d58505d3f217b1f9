import { startMailServer } from "./mail-server.ts";

/** Receives all sites' mails during a run; Playwright calls the returned function at the end. */
export default async function startSink(): Promise<() => Promise<void>> {
  const { port } = new URL(process.env.E2E_SMTP_URL ?? "");
  const server = await startMailServer(Number(port));
  return server.stop;
}
