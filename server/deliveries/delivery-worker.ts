import type { Job, PgBoss } from "pg-boss";
import type { Database } from "#db/client.ts";
import { staffedDay } from "#lib/time/office-hours.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import { getJobQueue, QUEUE, type DeliveryJob } from "./job-queue.ts";
import { LANE_LIMITS, Lanes, type LaneLimits } from "./lanes.ts";
import { getMessage, type Message } from "./get-delivery-message.ts";
import { storeMorningMail } from "./morning-mail-schedule.ts";
import { waitForIdle } from "./wait-for-idle.ts";
import { recordAttempt, type Verdict } from "./record-attempt.ts";
import { findSkipReason } from "./skip-reason.ts";

type TakenJob = { job: Job<DeliveryJob>; leave: (isFailed: boolean) => void };

/** Makes one attempt to deliver a message, within `ATTEMPT_LIMIT_MS`. */
export type Send = (message: Message) => Promise<Verdict>;

/** How often retries are polled for; new deliveries start at once. */
const POLL_MS = 5_000;

/** Delivers queued messages concurrently. Several processes may run one on the same database. */
export class DeliveryWorker {
  readonly #database: Database;
  readonly #send: Send;
  readonly #clock: () => Date;
  #lastMorning: string | undefined;
  readonly #limits: LaneLimits;
  readonly #lanes: Lanes;
  #running = 0;
  #taking: Promise<unknown> = Promise.resolve();
  #isAskedAgain = false;
  #isStopping = false;
  #idle: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isPatient = false;

  constructor(
    database: Database,
    send: Send,
    clock = () => new Date(),
    limits: LaneLimits = LANE_LIMITS,
  ) {
    this.#database = database;
    this.#send = send;
    this.#clock = clock;
    this.#limits = limits;
    this.#lanes = new Lanes(limits);
  }

  /** Delivers until nothing is due or `limitMs` has passed. Rejects if the database does not respond. */
  async deliverDue(limitMs = Infinity): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isStopping || this.#running >= this.#limits.all) return void (await this.#idle);
    const lane = this.#lane(performance.now() + limitMs);
    this.#idle = Promise.allSettled([this.#idle, lane]);
    await lane;
    await this.#idle;
  }

  /** Polls for due deliveries when the process is not busy, and takes over jobs of workers that died. */
  start(pollMs = POLL_MS): void {
    this.#isPatient = true;
    const poll = async () => {
      try {
        await this.takeOver();
        await this.scheduleMorningMail();
        await this.deliverDue();
      } catch (error) {
        // Log the error's code only: this repeats every few seconds while the database is down.
        const { name, code } = reportOf(error);
        log.warn({ name, code }, "delivery poll failed");
      }
    };
    void poll();
    this.#timer = setInterval(() => void poll(), pollMs).unref();
  }

  /** Requeues expired jobs of workers that died, and deletes old jobs. */
  async takeOver(): Promise<void> {
    const queue = await getJobQueue(this.#database);
    await queue.supervise(QUEUE);
  }

  /** Stores the day's mail at the first call within opening hours; later requests are due after that day. */
  async scheduleMorningMail(): Promise<void> {
    const now = this.#clock();
    const day = staffedDay(now);
    if (day === undefined || day === this.#lastMorning) return;
    await storeMorningMail(this.#database, day, now);
    this.#lastMorning = day;
  }

  /** Starts no new attempt; resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#idle;
  }

  async #lane(deadline: number): Promise<void> {
    this.#running += 1;
    try {
      const queue = await getJobQueue(this.#database);
      while (performance.now() < deadline) {
        if (this.#isPatient) await waitForIdle();
        if (this.#isStopping) return;
        this.#isAskedAgain = false;
        const taken = await this.#take(queue);
        if (taken) await this.#attempt(queue, taken);
        else if (!this.#isAskedAgain) return;
      }
    } finally {
      this.#running -= 1;
    }
  }

  /** The next job with its lane. One lane fetches at a time, so that none fetches what another closes. */
  #take(queue: PgBoss): Promise<TakenJob | undefined> {
    const taking = this.#taking.then(async () => {
      const [job] = await queue.fetch<DeliveryJob>(QUEUE, { ignoreGroups: this.#lanes.closed() });
      return job && { job, leave: this.#lanes.take(job.groupId ?? "") };
    });
    this.#taking = taking.catch(() => undefined);
    return taking;
  }

  async #attempt(queue: PgBoss, { job, leave }: TakenJob): Promise<void> {
    let isFailed = false;
    try {
      isFailed = (await this.#deliver(queue, job)) === "postponed";
    } finally {
      leave(isFailed);
    }
  }

  /** Undefined if there was nothing to deliver. */
  async #deliver(queue: PgBoss, job: Job<DeliveryJob>): Promise<Verdict["result"] | undefined> {
    const startedAt = performance.now();
    // Undefined if a form was sent twice: its second statement stored only jobs.
    const message = await getMessage(this.#database, job.data.deliveryId, this.#clock());
    if (message?.delivery.state !== "queued") {
      await queue.complete(QUEUE, job.id);
      return undefined;
    }
    const verdict = await this.#judge(message);
    const { id, channel, event } = message.delivery;
    const state = await recordAttempt(this.#database, queue, job, message.delivery, verdict);
    const { result } = verdict;
    getMetrics()?.deliveries.inc({ channel, result });
    const milliseconds = Math.round(performance.now() - startedAt);
    const line = { deliveryId: id, channel, event, state, milliseconds };
    if (result === "delivered") log.info(line, "delivered");
    else log.warn({ ...line, result, reason: verdict.words }, "not delivered");
    return result;
  }

  async #judge(message: Message): Promise<Verdict> {
    const words = await findSkipReason(this.#database, message);
    if (words) return { result: "withheld", words };
    try {
      return await this.#send(message);
    } catch (error) {
      log.error(reportOf(error), "delivery could not be composed");
      return { result: "postponed", words: "This server could not make the message." };
    }
  }
}
