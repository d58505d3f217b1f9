import "server-only";
import { oncePerProcess } from "#lib/once-per-process.ts";
import type { Database } from "#db/create-database.ts";
import { staffedDay } from "#lib/time/office-hours.ts";
import { getDatabase } from "#server/database.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { listDueServers, type Message, type RequestMessage } from "./message-queries.ts";
import {
  claimMessage,
  recordAttempt,
  storeMorningMail,
  type AttemptResult,
  type Claimed,
} from "./delivery-mutations.ts";
import { consume, type RateLimit } from "#server/limits/rate-limit.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/quote-request-schema.ts";
import { composeBuyerMail } from "#server/deliveries/mail/buyer-mail.tsx";
import { composeExportTeamMail } from "#server/deliveries/mail/export-team-mail.tsx";
import { composeMorningMail } from "#server/deliveries/mail/morning-mail.tsx";
import { sendMail } from "#server/deliveries/mail/mail-client.ts";
import { postWebhook } from "#server/deliveries/webhooks/webhook-client.ts";
import {
  composeQuoteRequestCreated,
  composeStatusChanged,
  findWebhookUrl,
} from "#server/deliveries/webhooks/webhook-format.ts";

/** Makes one attempt to deliver a message, within the time for which it is leased. */
export type Send = (message: Message) => Promise<AttemptResult>;

/** How often retries are polled for; new deliveries start at once. */
const POLL_MS = 5_000;
/** Attempts at once to one server. */
const CONCURRENCY = 3;

/** Delivers queued messages, each server in its own loop. Several processes may run one on the same database. */
export class DeliveryWorker {
  readonly #database: Database;
  readonly #send: Send;
  readonly #clock: () => Date;
  /** The running loop of each server, so that one that hangs delays no other. */
  readonly #loops = new Map<string, Promise<void>>();
  /** Servers for which a delivery came due while their loop ran. */
  readonly #askedAgain = new Set<string>();
  #isStopping = false;
  #lastMorning: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, sendMessage: Send, clock = () => new Date()) {
    this.#database = database;
    this.#send = sendMessage;
    this.#clock = clock;
  }

  /** Delivers until nothing is due or `limitMs` has passed. Rejects if the database does not respond. */
  async deliverDue(limitMs = Infinity): Promise<void> {
    const deadline = performance.now() + limitMs;
    const servers = await listDueServers(this.#database);
    await Promise.all(servers.map((server) => this.#loop(server, deadline)));
  }

  start(pollMs = POLL_MS): void {
    const poll = async () => {
      try {
        await this.scheduleMorningMail();
        await this.deliverDue();
      } catch (error) {
        // Log the error's code only: this repeats every few seconds while the database is down.
        const { name, code } = errorFields(error);
        log.warn({ name, code }, "delivery poll failed");
      }
    };
    void poll();
    this.#timer = setInterval(() => void poll(), pollMs).unref();
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
    await Promise.allSettled(this.#loops.values());
  }

  #loop(server: string, deadline: number): Promise<void> {
    this.#askedAgain.add(server);
    const loop = this.#loops.get(server) ?? this.#deliverTo(server, deadline);
    this.#loops.set(server, loop);
    return loop;
  }

  async #deliverTo(server: string, deadline: number): Promise<void> {
    try {
      while (this.#askedAgain.delete(server))
        await Promise.all(
          Array.from({ length: CONCURRENCY }, () => this.#attemptAll(server, deadline)),
        );
    } finally {
      this.#loops.delete(server);
    }
  }

  async #attemptAll(server: string, deadline: number): Promise<void> {
    while (!this.#isStopping && performance.now() < deadline) {
      const claimed = await claimMessage(this.#database, server, this.#clock());
      if (!claimed) return;
      await this.#attempt(claimed);
    }
  }

  async #attempt({ claim, message }: Claimed): Promise<void> {
    const startedAt = performance.now();
    const result = await this.#sendUnlessWithheld(message);
    const { id, channel, event } = message.delivery;
    const state = await recordAttempt(this.#database, claim, message.delivery, result);
    const milliseconds = Math.round(performance.now() - startedAt);
    const line = { deliveryId: id, channel, event, state, milliseconds };
    if (result.result === "delivered") log.info(line, "delivered");
    else log.warn({ ...line, ...result }, "not delivered");
  }

  async #sendUnlessWithheld(message: Message): Promise<AttemptResult> {
    const reason = await withholdReason(this.#database, message);
    if (reason) return { result: "withheld", reason };
    try {
      return await this.#send(message);
    } catch (error) {
      log.error(errorFields(error), "delivery could not be composed");
      return { result: "postponed", reason: "This server could not make the message." };
    }
  }
}

export function getDeliveryWorker(): DeliveryWorker {
  return oncePerProcess("delivery worker", () => new DeliveryWorker(getDatabase(), sendDelivery));
}

/** Limits mails to one mailbox, under any of its addresses, so that the form cannot flood somebody else's. */
const BUYER_MAIL_RATE_LIMIT: RateLimit = {
  name: "buyer-mail",
  points: 3,
  seconds: 24 * 60 * 60,
};

/** Why not to send, or undefined. A buyer's mail counts at its first attempt, even if the process was killed. */
async function withholdReason(database: Database, message: Message): Promise<string | undefined> {
  if ("morning" in message) {
    const { rows, notice, isOutdated } = message.morning;
    if (isOutdated) return "A later morning's mail says it.";
    return rows.length > 0 || notice ? undefined : "Nothing is late or due today any more.";
  }
  const { delivery, request } = message;
  if (request.erasedAt) return "The person's data was removed.";
  if (delivery.channel === "webhook") return undefined;
  if (request.status === "spam") return "The request was marked as spam.";
  if (delivery.channel === "desk-mail" || delivery.attempts > 0) return undefined;
  const { allowed } = await consume(database, BUYER_MAIL_RATE_LIMIT, mailboxOf(request.email));
  return allowed ? undefined : "This address was sent three mails within a day.";
}

/** Providers that deliver an address with or without these characters to one mailbox, under any of their domains. */
const PROVIDERS = [
  { domains: ["gmail.com", "googlemail.com"], characters: /\./g },
  { domains: ["proton.me", "protonmail.com", "pm.me"], characters: /[._-]/g },
] as const;

/**
 * One address for all that reach the same mailbox: in lower case, without what follows a plus, and without what its provider
 * ignores. To count by, not to write to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local = ""] = email.slice(0, at).toLowerCase().split("+");
  const domain = email.slice(at + 1).toLowerCase();
  const provider = PROVIDERS.find(({ domains }) => domains.some((each) => each === domain));
  return provider
    ? `${local.replaceAll(provider.characters, "")}@${provider.domains[0]}`
    : `${local}@${domain}`;
}

export async function sendDelivery(message: Message): Promise<AttemptResult> {
  const { delivery } = message;
  if ("morning" in message) return sendMail(await composeMorningMail(message.morning, delivery.id));
  switch (delivery.channel) {
    case "desk-mail":
      return sendMail(await composeExportTeamMail(requestOf(message), delivery.id));
    case "buyer-mail":
      return sendMail(await composeBuyerMail(requestOf(message), delivery.id));
    case "webhook": {
      const url = findWebhookUrl(delivery.target ?? "");
      if (!url) return { result: "withheld", reason: "This webhook is no longer configured." };
      const { request, change } = message;
      const event = change
        ? composeStatusChanged(request.id, change)
        : composeQuoteRequestCreated(requestOf(message));
      return postWebhook({ url, id: `msg_${delivery.id}`, event });
    }
  }
}

/** The database checks that each choice is in the schema, which the column's type does not express. */
function requestOf({ request, files }: RequestMessage) {
  return { ...(request as StoredQuoteRequest & RequestMessage["request"]), files };
}
