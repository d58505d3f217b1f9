import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase } from "#db/create-database.ts";
import { eraseByEmail } from "#server/quote-requests/erasure-mutations.ts";
import { deliveries, quoteRequestFiles, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { createTestDatabase, insertRequests, type TestDatabase } from "#db/test-database.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { company } from "#content/company.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { companyTime } from "#lib/time/company-time.ts";
import { afterOpening, atClosing, atCompany } from "#lib/time/test-time.ts";
import { getEnv } from "#server/env/env.ts";
import { listUndelivered } from "#db/deliveries/delivery-queries.ts";
import { resendDelivery } from "./delivery-mutations.ts";
import { sendDelivery, DeliveryWorker, type Send } from "./delivery-worker.ts";

let own: TestDatabase;
let mailServer: MailServer;
beforeAll(async () => {
  own = await createTestDatabase();
  mailServer = await startMailServer();
  for (const [name, value] of Object.entries({
    DATABASE_URL: own.url,
    SMTP_URL: mailServer.url,
    DESK_EMAIL: "desk@site.example",
    SITE_URL: "https://site.example",
    LOG_LEVEL: "silent",
  }))
    vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await mailServer.stop();
  await own.drop();
});
beforeEach(async () => {
  mailServer.mails.length = 0;
  await own.database.execute(sql`TRUNCATE deliveries`);
  // Requests with a history cannot be deleted.
  await own.database.update(quoteRequests).set({ status: "archived" });
});

const REJECTED: Send = () => Promise.resolve({ result: "rejected", reason: "550 no such user" });

async function store(createdAt: Date, request: Partial<NewQuoteRequest> = {}): Promise<number> {
  const asked = { name: "Ana Ruiz", projectType: "hospitality-resort" };
  const [id = 0] = await insertRequests(own.database, { createdAt, ...asked, ...request });
  return id;
}

function workerAt(now: Date, sending: Send = sendDelivery, database = own.database) {
  return new DeliveryWorker(database, sending, () => now);
}

async function work(now: Date, sending?: Send): Promise<void> {
  const worker = workerAt(now, sending);
  await worker.scheduleMorningMail();
  await worker.deliverDue();
}

const textOf = (index = 0) => mailServer.mails[index]?.text?.replaceAll("\u00A0", " ") ?? "";
const mornings = () => own.database.select().from(deliveries).orderBy(deliveries.day);

describe("morning mail", () => {
  it("lists late quotes, then those due today, with assignee and link", async () => {
    const late = await store(afterOpening("2026-11-18", -2), {
      company: "Norte <b>",
      assignee: "Sam",
    });
    const today = await store(afterOpening("2026-11-18", 12), { status: "in_review", name: "Bo" });
    await store(atCompany("2026-11-19T00:01:00"), { name: "Tomorrow" });
    await store(atCompany("2026-11-10T00:00:00"), { name: "Quoted", status: "quoted" });
    await work(new Date(afterOpening("2026-11-20").getTime() + 4_000));
    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail?.subject).toBe("1 quote late, 1 due today");
    expect(JSON.stringify(mail?.to)).toContain("desk@site.example");
    const inbox = "https://site.example/admin/teragus-submissions";
    const lines = textOf()
      .split("\n")
      .filter((line) => line !== "");
    expect(lines.slice(1, 10)).toEqual([
      `As of ${companyTime(afterOpening("2026-11-20"))}`,
      "1 quote late, 1 due today",
      `Open in the inbox <${inbox}?sort=due>`,
      "Late",
      `${formatReference(late)} <${inbox}?request=${late}>: Norte <b>, Hospitality or resort`,
      "late by 2 h, Sam",
      "Due today",
      `${formatReference(today)} <${inbox}?request=${today}>: Bo, Hospitality or resort`,
      "due in 11 h, unassigned",
    ]);
    expect(String(mail?.html)).toContain("Norte &lt;b&gt;");
    expect(textOf()).not.toMatch(/Tomorrow|Quoted|estudio\.example/);
  });

  it("is sent without quotes too, when attachments need space", async () => {
    await work(afterOpening("2026-11-20"));
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
    await work(afterOpening("2026-11-20", 1));
    expect(mailServer.mails[0]?.subject).toBe("Attachments need space");
    expect(textOf()).toContain("Attachments take 8 of 10 MB.");
    await own.database.delete(quoteRequestFiles);
  });

  it("is sent once a day, regardless of the number of processes and checks", async () => {
    await store(atCompany("2026-11-17T06:00:00"));
    const other = createDatabase(own.url, 3);
    const now = afterOpening("2026-11-20");
    const workers = [own.database, other, own.database, other].map((database) =>
      workerAt(now, sendDelivery, database),
    );
    await Promise.all(workers.map((worker) => worker.scheduleMorningMail()));
    await Promise.all(workers.map((worker) => worker.deliverDue()));
    await work(new Date(atClosing("2026-11-20").getTime() - 60_000));
    expect(mailServer.mails).toHaveLength(1);
    await other.$client.end();
    expect(await mornings()).toMatchObject([
      { day: "2026-11-20", event: "desk.morning", state: "delivered", quoteRequestId: null },
    ]);
  });

  it("is not sent outside office hours", async () => {
    await store(atCompany("2026-11-01T06:00:00"));
    await work(new Date(afterOpening("2026-11-20").getTime() - 1_000));
    await work(atCompany("2026-11-21T12:00:00"));
    expect(await mornings()).toEqual([]);
  });

  it("is not sent when nothing is due, and is sent late after downtime", async () => {
    await store(afterOpening("2026-11-19", -2));
    await work(afterOpening("2026-11-20"));
    expect(await mornings()).toEqual([]);
    await store(afterOpening("2026-11-18", 4));
    await work(afterOpening("2026-11-20", 4.5));
    expect(mailServer.mails[0]?.subject).toBe("1 quote late");
  });

  it("lists fifty quotes and the number of the others", async () => {
    for (let index = 0; index < 81; index += 1) await store(atCompany("2026-11-10T06:00:00"));
    await work(afterOpening("2026-11-20"));
    expect(mailServer.mails[0]?.subject).toBe("81 quotes late");
    expect(textOf().match(new RegExp(`^${company.referencePrefix}-`, "gm"))).toHaveLength(50);
    expect(textOf()).toContain(
      "and 31 more <https://site.example/admin/teragus-submissions?sort=due>",
    );
  });

  it("omits personal data of a person erased before sending", async () => {
    await store(atCompany("2026-11-10T06:00:00"), { name: "Zoe", email: "zoe@estudio.example" });
    await workerAt(afterOpening("2026-11-20")).scheduleMorningMail();
    await eraseByEmail(own.database, "zoe@estudio.example");
    await work(afterOpening("2026-11-20"));
    expect(mailServer.mails).toHaveLength(1);
    expect(textOf()).toContain("Erased, Hospitality or resort");
    expect(textOf()).not.toContain("Zoe");
  });

  it("is withheld when nothing is due any more or a later one replaces it", async () => {
    const id = await store(atCompany("2026-11-10T06:00:00"));
    const friday = workerAt(afterOpening("2026-11-20"));
    await friday.scheduleMorningMail();
    await workerAt(afterOpening("2026-11-23")).scheduleMorningMail();
    await own.database
      .update(quoteRequests)
      .set({ status: "quoted" })
      .where(eq(quoteRequests.id, id));
    await work(afterOpening("2026-11-23"));
    expect(mailServer.mails).toEqual([]);
    expect(await mornings()).toMatchObject([
      { day: "2026-11-20", state: "withheld", reason: "A later morning's mail says it." },
      { day: "2026-11-23", state: "withheld", reason: "Nothing is late or due today any more." },
    ]);
  });

  it("shows a failed mail in the inbox until it is resent or a later one is delivered", async () => {
    await store(atCompany("2026-11-10T06:00:00"));
    await work(afterOpening("2026-11-20"), REJECTED);
    const { morning } = await listUndelivered(own.database);
    expect(morning).toMatchObject({ day: "2026-11-20", reason: "550 no such user" });
    const id = morning?.id ?? "";
    const asked = await Promise.all([1, 2].map(() => resendDelivery(own.database, null, id)));
    expect(asked.toSorted()).toEqual([false, true]);
    expect((await listUndelivered(own.database)).morning).toBeNull();
    await work(afterOpening("2026-11-20", 1), REJECTED);
    expect((await listUndelivered(own.database)).morning).toMatchObject({ id });
    await work(afterOpening("2026-11-23"));
    expect(mailServer.mails).toHaveLength(1);
    expect(await listUndelivered(own.database)).toEqual({ ids: [], hasMore: false, morning: null });
  });
});
