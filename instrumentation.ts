/** Runs once at server start. An error, such as an invalid environment, stops the start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { getEnv } = await import("./server/env/env.ts");
  const { rejectWeakPassword } = await import("./server/auth/password-policy.ts");
  await rejectWeakPassword(getEnv());
  const { startBackgroundWork } = await import("./server/background/start-background-work.ts");
  startBackgroundWork();
  if (process.env.NODE_ENV === "development") return;
  // The custom server has already done this; serverless hosts have not.
  const { logConsole } = await import("./server/observability/console-log.ts");
  logConsole();
  const { isCustomServer } = await import("./server/http/custom-server.ts");
  if (isCustomServer()) return;
  const { describeMailConfiguration } = await import("./server/deliveries/mail/mail-policy.ts");
  const { log } = await import("./server/observability/log.ts");
  const { text, level } = describeMailConfiguration();
  log[level](text);
}
