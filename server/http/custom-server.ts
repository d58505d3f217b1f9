import { oncePerProcess } from "#lib/once-per-process.ts";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";

type Work = { stop: () => Promise<void> };

const POLL_MS = 50;
/** For closing, if requests took all the time. */
const MIN_CLOSE_MS = 1_000;

const state = oncePerProcess("custom server", () => ({ isDeclared: false, work: [] as Work[] }));

/** Declares that this process runs Next behind our custom server, which outlives a request and appends to `X-Forwarded-For`. */
export function declareCustomServer(): void {
  state.isDeclared = true;
}

export function isCustomServer(): boolean {
  return state.isDeclared;
}

/** Work that is stopped before the process ends. */
export function addBackgroundWork(work: Work): void {
  if (state.isDeclared) state.work.push(work);
}

/** A phone on a bad line sends ten times as much. */
const MIN_BYTES_PER_SECOND = 1_000;

/** Closes requests whose bodies arrive too slowly, since an open one costs an attacker nothing. Checks each `intervalMs` what has arrived. */
export function cutSlowBodies(server: Server, intervalMs = 30_000): void {
  server.on("request", (request) => {
    const [startedAt, { bytesRead }] = [performance.now(), request.socket];
    const timer = setInterval(() => {
      const due = ((performance.now() - startedAt) / 1_000) * MIN_BYTES_PER_SECOND;
      if (request.complete) clearInterval(timer);
      else if (request.socket.bytesRead - bytesRead < due) request.destroy();
    }, intervalMs).unref();
    request.once("close", () => clearInterval(timer));
  });
}

/** Ends the process at the first signal or the launcher's death: running requests may finish within SHUTDOWN_SECONDS. */
export function stopOnSignals(server: Server, closeNext: () => Promise<void>): void {
  let isStopping = false;
  // A connection that never sent a request would keep the server's own `close` waiting.
  const running = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    running.add(response);
    if (isStopping) response.shouldKeepAlive = false;
    response.once("close", () => running.delete(response));
  });

  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    const deadline = performance.now() + getEnv().SHUTDOWN_SECONDS * 1_000;
    log.info({ reason, open: running.size }, "stopping");
    server.close();
    // At least once, so that what has just arrived is read.
    do {
      await sleep(POLL_MS);
      server.closeIdleConnections();
    } while (running.size > 0 && performance.now() < deadline);
    const cut = running.size;
    server.closeAllConnections();
    const closed = Promise.all(state.work.map((work) => work.stop())).then(closeNext);
    await Promise.race([closed, sleep(Math.max(MIN_CLOSE_MS, deadline - performance.now()))]);
    if (cut > 0) log.warn({ cut }, "stopped with unanswered requests");
    else log.info("stopped");
    process.exit(0);
  };

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(signal));
  process.once("disconnect", () => void stop("disconnect"));
}
