/**
 * Runs once when a server starts: a wrong environment ends the start instead of the first request, metrics start to count,
 * background work is registered and started, and what Next prints goes to the log.
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
  const { startBackgroundWork } = await import("./server/background/start-background-work.ts");
  startBackgroundWork();
  if (process.env.NODE_ENV === "development") return;
  // Our own server did so before; on a serverless host nobody else does.
  const { logConsole } = await import("./server/observability/console-log.ts");
  logConsole();
  const { isLasting } = await import("./server/http/lifecycle.ts");
  if (isLasting()) return;
  const { describeMailConfiguration } =
    await import("./server/deliveries/mail/mail-configuration.ts");
  const { log } = await import("./server/observability/log.ts");
  const { text, level } = describeMailConfiguration();
  log[level](text);
}
