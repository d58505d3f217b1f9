/**
 * Runs once when a server starts: a wrong environment ends the start instead of the first request, metrics begin to
 * count, expired rate limits are cleared away, files that come with forms find their store, deliveries are made, files
 * scanned and unsent ones removed between requests where a process lasts so long, and what Next prints goes to the log.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { getEnv } = await import("./server/env/env.ts");
  const { refuseWeakPassword } = await import("./server/auth/refuse-weak-password.ts");
  await refuseWeakPassword(getEnv());
  const { startMetrics } = await import("./server/observability/start-metrics.ts");
  const { getDatabase, getExportDatabase } = await import("./server/database.ts");
  await startMetrics({
    requests: () => getDatabase().$client,
    exports: () => getExportDatabase().$client,
  });
  const { purgeRegularly } = await import("./server/rate-limit/rate-limit.ts");
  purgeRegularly(getDatabase());
  const { setFormFileReceiver } = await import("./server/http/form-file-receiver.ts");
  const { receiveFile } = await import("./server/files/receive-file.ts");
  setFormFileReceiver((file, chunks) => receiveFile(getDatabase(), file, chunks));
  const { addBackgroundWork, isLasting } = await import("./server/http/lifecycle.ts");
  if (isLasting()) {
    const { getDeliveryWorker } = await import("./server/deliveries/deliver-after-response.ts");
    const worker = getDeliveryWorker();
    worker.start();
    addBackgroundWork(worker);
    if (getEnv().CLAMAV_URL) {
      const { startScanWorker } = await import("./server/files/scan-worker.ts");
      addBackgroundWork(startScanWorker(getDatabase()));
    }
    const { sweepRegularly } = await import("./server/files/cleanup.ts");
    sweepRegularly(getDatabase());
  }
  if (process.env.NODE_ENV === "development") return;
  // Our own server did so before; on a serverless host nobody else does.
  const { logConsole } = await import("./server/observability/console-log.ts");
  logConsole();
  if (isLasting()) return;
  const { describeMailConfiguration } =
    await import("./server/deliveries/mail/mail-configuration.ts");
  const { log } = await import("./server/observability/log.ts");
  const { text, level } = describeMailConfiguration();
  log[level](text);
}
