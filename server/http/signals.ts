import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import type { Connections } from "./connections.ts";
import { stopServer } from "./graceful-shutdown.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Load balancers poll readiness at least this often. */
const QUIET_MS = 2_000;
/** Ctrl-C: an operator is waiting, rarely behind a load balancer. */
const QUIET_AT_TERMINAL_MS = 300;
/** One Ctrl-C arrives from the terminal and from each launcher. */
const ECHO_MS = 1_000;

/** Stops at the first signal or the launcher's death; a second signal exits at once. `close` gets the time left. */
export function stopOnSignals(connections: Connections, close: () => Promise<void>): void {
  let stoppingSince: number | undefined;

  const stop = async (reason: string) => {
    stoppingSince = performance.now();
    const limitMs = getEnv().SHUTDOWN_SECONDS * 1_000;
    const idleMs = reason === "SIGINT" ? QUIET_AT_TERMINAL_MS : QUIET_MS;
    log.info({ reason, open: connections.open }, "stopping");
    const cut = await stopServer(connections, { idleMs, limitMs });
    const remaining = limitMs - (performance.now() - stoppingSince);
    await Promise.race([close(), sleep(Math.max(0, remaining))]);
    leave(cut, 0);
  };

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stoppingSince === undefined) return void stop(signal);
      const isEcho = process.connected && performance.now() - stoppingSince < ECHO_MS;
      if (!isEcho) leave(connections.open, 128 + constants.signals[signal]);
    });
  }
  process.once("disconnect", () => stoppingSince === undefined && void stop("disconnect"));
}

function leave(cut: number, code: number): never {
  if (cut > 0) log.warn({ cut }, "stopped before these requests were answered");
  else log.info("stopped");
  process.exit(code);
}
