import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase } from "#db/client.ts";
import { eraseByEmail } from "#server/quote-requests/erase-quote-requests.ts";
import { deliveries, quoteRequestFiles, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { getEnv } from "#server/env/env.ts";
import { getJobQueue } from "./job-queue.ts";
import { listUndelivered } from "#db/deliveries/list-deliveries.ts";
import { resendDelivery } from "./resend.ts";
import { send } from "./send-delivery.ts";
import { DeliveryWorker, type Send } from "./delivery-worker.ts";

let own: TestDatabase;
let mailServer: MailServer;
beforeAll(async () => {
  own = await createTestDatabase();
  mailServer = await startMailServer();
  for (const [name, value] of Object.entries({
    DATABASE_URL: own.url,
    SMTP_URL: mailServer.url,
    DESK_EMAIL: "desk@teragus.example",
    SITE_URL: "https://teragus.example",
    LOG_LEVEL: "silent",
  }))
    vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await (await getJobQueue(own.database)).stop();
  await mailServer.stop();
  await own.drop();
});
beforeEach(async () => {
  mailServer.mails.length = 0;
  await own.database.execute(sql`TRUNCATE deliveries, pgboss.job`);
  // Requests with a history cannot be deleted.
  await own.database.update(quoteRequests).set({ status: "archived" });
});

const REJECTED: Send = () => Promise.resolve({ result: "rejected", words: "550 no such user" });

async function store(at: string, request: Partial<NewQuoteRequest> = {}): Promise<number> {
  const [row] = await own.database
    .insert(quoteRequests)
    .values({
      createdAt: new Date(at),
      name: "Ana Ruiz",
      email: "ana@estudio.example",
      projectType: "hospitality-resort",
      idempotencyKey: randomUUID(),
      ...request,
    })
    .returning();
  return row?.id ?? 0;
}

function workerAt(now: string, sending: Send = send, database = own.database) {
  return new DeliveryWorker(database, sending, () => new Date(now));
}

async function work(now: string, sending?: Send): Promise<void> {
  const worker = workerAt(now, sending);
  await worker.scheduleMorningMail();
  await worker.deliverDue();
}

const textOf = (index = 0) => mailServer.mails[index]?.text?.replaceAll("\u00A0", " ") ?? "";
const mornings = () => own.database.select().from(deliveries).orderBy(deliveries.day);

describe("morning mail", () => {
  it("lists late quotes, then those due today, with assignee and link", async () => {
    const late = await store("2026-11-18T06:00:00-06:00", {
      company: "Norte <b>",
      assignee: "Sam",
    });
    const today = await store("2026-11-18T20:00:00-06:00", { status: "in_review", name: "Bo" });
    await store("2026-11-19T00:01:00-06:00", { name: "Tomorrow" });
    await store("2026-11-10T00:00:00-06:00", { name: "Quoted", status: "quoted" });
    await work("2026-11-20T08:00:04-06:00");
    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail?.subject).toBe("1 quote late, 1 due today");
    expect(JSON.stringify(mail?.to)).toContain("desk@teragus.example");
    const inbox = "https://teragus.example/admin/teragus-submissions";
    const lines = textOf()
      .split("\n")
      .filter((line) => line !== "");
    expect(lines.slice(1, 10)).toEqual([
      "As of 20 November 2026 at 08:00 CST",
      "1 quote late, 1 due today",
      `Open in the inbox <${inbox}?sort=due>`,
      "Late",
      `TQ-${late} <${inbox}?request=${late}>: Norte <b>, Hospitality or resort`,
      "late by 2 h, Sam",
      "Due today",
      `TQ-${today} <${inbox}?request=${today}>: Bo, Hospitality or resort`,
      "due in 11 h, unassigned",
    ]);
    expect(String(mail?.html)).toContain("Norte &lt;b&gt;");
    expect(textOf()).not.toMatch(/Tomorrow|Quoted|estudio\.example/);
  });

  it("is sent without quotes too, when attachments need room", async () => {
    await work("2026-11-20T08:00:00-06:00");
    expect(mailServer.mails).toHaveLength(0);
    getEnv().FILES_TOTAL_MB = 10;
    await own.database.insert(quoteRequestFiles).values({
      id: randomUUID(),
      draftKey: randomUUID(),
      name: "plan.pdf",
      size: 8 * 1024 * 1024,
      state: "complete",
      store: "database",
    });
    await work("2026-11-20T09:00:00-06:00");
    expect(mailServer.mails[0]?.subject).toBe("Attachments need room");
    expect(textOf()).toContain("Attachments take 8 of 10 MB.");
    await own.database.delete(quoteRequestFiles);
  });

  it("is sent once a day, regardless of the number of processes and checks", async () => {
    await store("2026-11-17T06:00:00-06:00");
    const other = createDatabase(own.url, 3);
    const now = "2026-11-20T08:00:00-06:00";
    const workers = [own.database, other, own.database, other].map((database) =>
      workerAt(now, send, database),
    );
    await Promise.all(workers.map((worker) => worker.scheduleMorningMail()));
    await Promise.all(workers.map((worker) => worker.deliverDue()));
    await work("2026-11-20T17:59:00-06:00");
    expect(mailServer.mails).toHaveLength(1);
    await (await getJobQueue(other)).stop();
    await other.$client.end();
    expect(await mornings()).toMatchObject([
      { day: "2026-11-20", event: "desk.morning", state: "delivered", quoteRequestId: null },
    ]);
  });

  it("queries the database once a day and retries after a failure", async () => {
    let isAway = true;
    const asked: string[] = [];
    const database = new Proxy(own.database, {
      get: (target, name, receiver) => {
        if (name !== "$client") return Reflect.get(target, name, receiver);
        asked.push(String(name));
        if (isAway) throw new Error("away");
        return target.$client;
      },
    });
    let now = "2026-11-20T08:00:00-06:00";
    const worker = new DeliveryWorker(database, send, () => new Date(now));
    await expect(worker.scheduleMorningMail()).rejects.toThrow("away");
    isAway = false;
    await worker.scheduleMorningMail();
    const after = asked.length;
    await worker.scheduleMorningMail();
    now = "2026-11-20T19:00:00-06:00";
    await worker.scheduleMorningMail();
    expect(asked).toHaveLength(after);
    now = "2026-11-23T08:00:00-06:00";
    await worker.scheduleMorningMail();
    expect(asked.length).toBeGreaterThan(after);
    await (await getJobQueue(database)).stop();
  });

  it.each([
    ["before eight", "2026-11-20T07:59:59-06:00"],
    ["after the desk has closed", "2026-11-20T18:00:00-06:00"],
    ["on a Saturday", "2026-11-21T12:00:00-06:00"],
    ["on a Sunday", "2026-11-22T12:00:00-06:00"],
  ])("is not sent %s", async (_when, now) => {
    await store("2026-11-01T06:00:00-06:00");
    await work(now);
    expect(await mornings()).toEqual([]);
  });

  it("is not sent when nothing is due, and is sent late after downtime", async () => {
    await store("2026-11-19T06:00:00-06:00");
    await work("2026-11-20T08:00:00-06:00");
    expect(await mornings()).toEqual([]);
    await store("2026-11-18T12:00:00-06:00");
    await work("2026-11-20T12:30:00-06:00");
    expect(mailServer.mails[0]?.subject).toBe("1 quote late");
  });

  it("counts staffed days alone, over a weekend with a clock change too", async () => {
    await store("2026-10-29T15:00:00-05:00", { name: "Thursday" });
    await store("2026-10-30T11:00:00-05:00", { name: "Friday" });
    await store("2026-10-31T15:00:00-05:00", { name: "Saturday" });
    await work("2026-10-30T08:00:00-05:00");
    await work("2026-10-31T08:00:00-05:00");
    await work("2026-11-01T08:00:00-06:00");
    expect(mailServer.mails).toHaveLength(0);
    await work("2026-11-02T08:00:00-06:00");
    expect(mailServer.mails[0]?.subject).toBe("1 quote due today");
    expect(textOf()).toContain("Thursday, Hospitality or resort\ndue in 7 h");
    await work("2026-11-03T12:00:00-06:00");
    expect(mailServer.mails[1]?.subject).toBe("2 quotes late, 1 due today");
    const tuesday = textOf(1);
    expect(tuesday).toContain("Thursday, Hospitality or resort\nlate by 21 h");
    expect(tuesday).toContain("Friday, Hospitality or resort\nlate by 1 h");
    expect(tuesday).toContain("Saturday, Hospitality or resort\ndue in 12 h");
  });

  it("lists fifty quotes and the number of the others", async () => {
    for (let index = 0; index < 81; index += 1) await store("2026-11-10T06:00:00-06:00");
    await work("2026-11-20T08:00:00-06:00");
    expect(mailServer.mails[0]?.subject).toBe("81 quotes late");
    expect(textOf().match(/^TQ-/gm)).toHaveLength(50);
    expect(textOf()).toContain(
      "and 31 more <https://teragus.example/admin/teragus-submissions?sort=due>",
    );
  });

  it("omits personal data of a person erased before sending", async () => {
    await store("2026-11-10T06:00:00-06:00", { name: "Zoe", email: "zoe@estudio.example" });
    await workerAt("2026-11-20T08:00:00-06:00").scheduleMorningMail();
    await eraseByEmail(own.database, "zoe@estudio.example");
    await work("2026-11-20T08:00:00-06:00");
    expect(mailServer.mails).toHaveLength(1);
    expect(textOf()).toContain("Erased, Hospitality or resort");
    expect(textOf()).not.toContain("Zoe");
  });

  it("is skipped when nothing is due any more or a later one replaces it", async () => {
    const id = await store("2026-11-10T06:00:00-06:00");
    const friday = workerAt("2026-11-20T08:00:00-06:00");
    await friday.scheduleMorningMail();
    await workerAt("2026-11-23T08:00:00-06:00").scheduleMorningMail();
    await own.database
      .update(quoteRequests)
      .set({ status: "quoted" })
      .where(eq(quoteRequests.id, id));
    await work("2026-11-23T08:00:00-06:00");
    expect(mailServer.mails).toEqual([]);
    expect(await mornings()).toMatchObject([
      { day: "2026-11-20", state: "withheld", words: "A later morning's mail says it." },
      { day: "2026-11-23", state: "withheld", words: "Nothing is late or due today any more." },
    ]);
  });

  it("shows a failed mail in the inbox until it is resent or a later one is delivered", async () => {
    await store("2026-11-10T06:00:00-06:00");
    await work("2026-11-20T08:00:00-06:00", REJECTED);
    const { morning } = await listUndelivered(own.database);
    expect(morning).toMatchObject({ day: "2026-11-20", words: "550 no such user" });
    const id = morning?.id ?? "";
    const asked = await Promise.all([1, 2].map(() => resendDelivery(own.database, null, id)));
    expect(asked.toSorted()).toEqual([false, true]);
    expect((await listUndelivered(own.database)).morning).toBeNull();
    await work("2026-11-20T09:00:00-06:00", REJECTED);
    expect((await listUndelivered(own.database)).morning).toMatchObject({ id });
    await work("2026-11-23T08:00:00-06:00");
    expect(mailServer.mails).toHaveLength(1);
    expect(await listUndelivered(own.database)).toEqual({ ids: [], hasMore: false, morning: null });
  });
});
