import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import type { Connections } from "./connections.ts";
import { stopServer } from "./graceful-shutdown.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** A balancer that asks for readiness, or a client that is about to write, does so within this time. */
const QUIET_MS = 2_000;
/** Ctrl-C is pressed by a person who waits, and rarely behind a balancer. */
const QUIET_AT_TERMINAL_MS = 300;
/** One Ctrl-C reaches this process from the terminal and again from each launcher above it. */
const ECHO_MS = 1_000;

/**
 * Stops gracefully at the first signal, or when the launcher is gone, whatever ended it: its database may go with it.
 * A second signal ends the process at once. `close` is given what remains of the time, for work after the answers.
 */
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
