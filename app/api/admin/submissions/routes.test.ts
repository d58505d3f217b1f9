import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  bulkResultSchema,
  bulkSelectionSchema,
  quoteRequestCountsSchema,
  quoteRequestDetailsSchema,
  newRequestsSchema,
  quoteRequestPageSchema,
  savedViewsSchema,
  undeliveredSchema,
} from "#components/inbox/data/responses.ts";
import { reportSchema } from "#components/inbox/reports/report-response.ts";
import { createDatabase, type Database } from "#db/client.ts";
import { deliveries as deliveriesTable, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import {
  OPERATOR_NAME_LIMIT,
  BULK_BYTES,
  BULK_LIMIT,
} from "#lib/quote-requests/quote-request-change.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-request-id": "a-request-of-the-test" })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      set: (name: string, value: string) => (value ? jar.set(name, value) : jar.delete(name)),
    }),
}));

let afterResponse: (() => Promise<void>)[] = [];
vi.mock("next/server", async (load) => ({
  ...(await load<typeof import("next/server")>()),
  after: (work: () => Promise<void>) => void afterResponse.push(work),
}));

const SITE = "https://site.example";
const WEBHOOK = "https://hooks.invalid/site";
let own: TestDatabase;
/** A connection as the tables' owner; the routes use other connections. */
let database: Database;

async function importRoutes() {
  return {
    operator: await import("#app/api/admin/person/route.ts"),
    list: await import("./route.ts"),
    selection: await import("./selection/route.ts"),
    one: await import("./[id]/route.ts"),
    notes: await import("./[id]/notes/route.ts"),
    deliveries: await import("./[id]/deliveries/route.ts"),
    archive: await import("./[id]/files/route.ts"),
    file: await import("./[id]/files/[file]/route.ts"),
    counts: await import("./counts/route.ts"),
    newRequests: await import("./news/route.ts"),
    csv: await import("./csv/route.ts"),
    xlsx: await import("./xlsx/route.ts"),
    views: await import("./views/route.ts"),
    report: await import("./figures/route.ts"),
    undelivered: await import("./undelivered/route.ts"),
    session: await import("#app/api/admin/session/route.ts"),
  };
}
let routes: Awaited<ReturnType<typeof importRoutes>>;
let errors: unknown[] = [];
let openSession: typeof import("#server/auth/require-operator.ts").openSession;

beforeAll(async () => {
  own = await createTestDatabase();
  database = createDatabase(own.url, 1);
  for (const [name, value] of Object.entries({
    DATABASE_URL: own.url,
    SITE_URL: SITE,
    ADMIN_PASSWORD: "a password for the tests only",
    WEBHOOK_URLS: WEBHOOK,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString("base64")}`,
  }))
    vi.stubEnv(name, value);
  vi.resetModules();
  const { log } = await import("#server/observability/log.ts");
  vi.spyOn(log, "error").mockImplementation((...line: unknown[]) => void errors.push(line));
  ({ openSession } = await import("#server/auth/require-operator.ts"));
  routes = await importRoutes();
});
afterAll(async () => {
  await database.$client.end();
  const { getDatabase, getExportDatabase } = await import("#server/database.ts");
  const { getJobQueue } = await import("#server/deliveries/job-queue.ts");
  await (await getJobQueue(getDatabase())).stop();
  await getDatabase().$client.end();
  await getExportDatabase().$client.end();
  await own.drop();
});
beforeEach(async () => {
  errors = [];
  afterResponse = [];
  await openSession();
  await routes.operator.PUT(send("PUT", { name: "M. Clarke" }));
});

async function store(request: Partial<NewQuoteRequest> = {}): Promise<number> {
  const [row] = await database
    .insert(quoteRequests)
    .values({
      name: "Ana Ruiz",
      email: `${randomUUID()}@estudio.example`,
      projectType: "other",
      idempotencyKey: randomUUID(),
      ...request,
    })
    .returning({ id: quoteRequests.id });
  return row?.id ?? 0;
}

/** A search word that occurs only in one test's quote requests. */
const someWord = () => `z${randomUUID().slice(0, 8)}`;

async function read(id: number) {
  const [row] = await database.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  return row;
}

const get = (path: string) => new NextRequest(`${SITE}/api/admin/submissions${path}`);
const params = (id: number | string) => ({ params: Promise.resolve({ id: String(id) }) });

function send(method: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}/api/admin/submissions/1`, {
    method,
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: {
      host: "site.example",
      origin: SITE,
      "content-type": "application/json",
      ...headers,
    },
  });
}

async function readResponse(response: Response | Promise<Response>) {
  const received = await response;
  expect(received.headers.get("cache-control")).toBe("no-store");
  const type = received.headers.get("content-type") ?? "";
  const body: unknown = type.includes("json") ? await received.json() : await received.text();
  return { status: received.status, body, headers: received.headers };
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1_000);

const ofFile = (id: number, file: string) => ({
  params: Promise.resolve({ id: String(id), file }),
});

const every = (id: number): Record<string, () => Promise<Response>> => ({
  list: () => routes.list.GET(get("")),
  selection: () => routes.selection.GET(get("/selection")),
  bulk: () => routes.list.PATCH(send("PATCH", { changes: [{ id, version: 1, status: "spam" }] })),
  counts: () => routes.counts.GET(get("/counts")),
  newRequests: () => routes.newRequests.GET(get("/news")),
  csv: () => routes.csv.GET(get("/csv")),
  report: () => routes.report.GET(get("/figures")),
  "csv, head": () => routes.csv.HEAD(),
  xlsx: () => routes.xlsx.GET(get("/xlsx")),
  "xlsx, head": () => routes.xlsx.HEAD(),
  views: () => routes.views.GET(),
  "view, saved": () => routes.views.POST(send("POST", { name: "A", view: "", isShared: true })),
  "view, deleted": () => routes.views.DELETE(send("DELETE", { id: 1 })),
  undelivered: () => routes.undelivered.GET(),
  "morning, again": () => routes.undelivered.POST(send("POST", { deliveryId: randomUUID() })),
  one: () => routes.one.GET(send("POST", ""), params(id)),
  change: () => routes.one.PATCH(send("PATCH", { version: 1, status: "spam" }), params(id)),
  again: () => routes.deliveries.POST(send("POST", { deliveryId: randomUUID() }), params(id)),
  archive: () => routes.archive.GET(get(""), params(id)),
  "archive, head": () => routes.archive.HEAD(get(""), params(id)),
  file: () => routes.file.GET(get(""), ofFile(id, randomUUID())),
  "file, head": () => routes.file.HEAD(get(""), ofFile(id, randomUUID())),
  operator: () => routes.operator.GET(),
  "person, named": () => routes.operator.PUT(send("PUT", { name: "Nobody" })),
  note: () => routes.notes.POST(send("POST", { note: "Called." }), params(id)),
  session: () => routes.session.POST(send("POST", { accessToken: "a token" })),
});

it("rejects every request without a session and changes nothing", async () => {
  const id = await store();
  jar.clear();
  for (const [name, ask] of Object.entries(every(id)))
    expect(await readResponse(ask()), name).toMatchObject({
      status: 401,
      body: { error: "Sign in first." },
    });
  expect(await read(id)).toMatchObject({ status: "pending", version: 1 });
});

it("rejects changes and notes until the operator has given a name", async () => {
  const id = await store();
  await openSession();
  for (const name of ["change", "bulk", "note", "view, saved", "view, deleted"])
    expect(await readResponse(every(id)[name]?.() ?? Response.error())).toMatchObject({
      status: 428,
      body: { error: "Say first who you are." },
    });
  expect(await read(id)).toMatchObject({ status: "pending", version: 1 });
  expect(await readResponse(routes.operator.GET())).toMatchObject({ body: { operator: null } });
  const named = await readResponse(routes.operator.PUT(send("PUT", { name: " Ana Torres " })));
  expect(named).toMatchObject({ body: { operator: { name: "Ana Torres", isVerified: false } } });
  expect(await readResponse(routes.operator.GET())).toMatchObject({ body: named.body });
  await readResponse(routes.notes.POST(send("POST", { note: "Called." }), params(id)));
  const { body } = await readResponse(routes.one.GET(send("POST", ""), params(id)));
  expect(body).toMatchObject({ events: [{ operator: "Ana Torres", isOperatorVerified: false }] });
});

it("rejects invalid operator names, and any name in a verified session", async () => {
  for (const name of ["", "  ", "a".repeat(81), "Ana\u0000", "Ana\nTorres", 7, null])
    expect(
      await readResponse(routes.operator.PUT(send("PUT", { name }))),
      String(name),
    ).toMatchObject({
      status: 400,
    });
  expect(
    await readResponse(routes.operator.PUT(send("PUT", { name: "A", isVerified: true }))),
  ).toMatchObject({ status: 400 });
  await openSession({ name: "ana@desk.example", authSessionId: "1", seconds: 600 });
  expect(await readResponse(routes.operator.PUT(send("PUT", { name: "Bo" })))).toMatchObject({
    status: 409,
  });
  expect(await readResponse(routes.operator.GET())).toMatchObject({
    body: { operator: { name: "ana@desk.example", isVerified: true } },
  });
});

it("returns the specified error when the database fails and logs it", async () => {
  const id = await store();
  await database.$client.query("ALTER TABLE quote_requests RENAME TO elsewhere");
  const { list, csv, one } = every(id);
  try {
    for (const ask of [list, csv, one])
      expect(await readResponse(ask?.() ?? Response.error())).toMatchObject({
        status: 500,
        body: { error: "Failed to fetch submissions" },
      });
  } finally {
    await database.$client.query("ALTER TABLE elsewhere RENAME TO quote_requests");
  }
  expect(errors).toMatchObject(
    Array.from({ length: 3 }, () => [{ code: "42P01" }, "an inbox request failed"]),
  );
});

describe("list", () => {
  it("returns 100 rows per page, newest first, with a cursor", async () => {
    const [now, company] = [Date.now(), someWord()];
    for (let age = 0; age < 101; age += 1)
      await store({ name: `Ana ${age}`, company, createdAt: new Date(now - age * 1_000) });
    const first = await readResponse(routes.list.GET(get(`?q=${company}`)));
    const { rows, nextCursor } = first.body as { rows: { name: string }[]; nextCursor: string };
    expect([first.status, rows.length]).toEqual([200, 100]);
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(["Ana 0", "Ana 1"]);
    const second = await readResponse(routes.list.GET(get(`?q=${company}&cursor=${nextCursor}`)));
    expect(second.body).toMatchObject({ rows: [{ name: "Ana 100" }], nextCursor: null });
  });

  it("pages by due time, in the CSV too, and rejects a cursor of another order", async () => {
    const company = someWord();
    for (let age = 1; age <= 100; age += 1)
      await store({ name: `Ana ${age}`, company, createdAt: hoursAgo(age) });
    await store({ name: "Quoted", company, status: "quoted" });
    const search = `?q=${company}&sort=due`;
    const first = await readResponse(routes.list.GET(get(search)));
    const { rows, nextCursor } = first.body as { rows: { name: string }[]; nextCursor: string };
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(["Ana 100", "Ana 99"]);
    const second = await readResponse(routes.list.GET(get(`${search}&cursor=${nextCursor}`)));
    expect(second.body).toMatchObject({ rows: [{ name: "Quoted" }], nextCursor: null });
    const csv = await readResponse(routes.csv.GET(get(`/csv${search}`)));
    const names = String(csv.body).match(/Ana \d+|Quoted/g);
    expect(names).toEqual([...rows.map(({ name }) => name), "Quoted"]);
    for (const [path, error] of [
      [`?cursor=${nextCursor}`, "Unknown cursor."],
      ["?sort=due&cursor=1-1", "Unknown cursor."],
      ["?sort=newest", "Unknown sort."],
      ["?sort=due&sort=due", "Given twice: sort."],
    ] as const)
      expect(await readResponse(routes.list.GET(get(path)))).toMatchObject({
        status: 400,
        body: { error },
      });
    expect(await readResponse(routes.counts.GET(get(`/counts?q=${company}`)))).toMatchObject({
      body: { total: 101, due: { late: 53 } },
    });
  });

  it("returns what the filter matches and rejects unknown values by name", async () => {
    const company = someWord();
    await store({ company });
    await store({ company, status: "spam" });
    const { body } = await readResponse(routes.list.GET(get(`?q=${company}&status=spam`)));
    expect(body).toMatchObject({ rows: [{ status: "spam" }], nextCursor: null });
    expect(await readResponse(routes.list.GET(get("?status=done&colour=red")))).toMatchObject({
      status: 400,
      body: { error: "Unknown filter: status, colour." },
    });
    for (const cursor of ["nonsense", ""])
      expect(await readResponse(routes.list.GET(get(`?cursor=${cursor}`)))).toMatchObject({
        status: 400,
        body: { error: "Unknown cursor." },
      });
  });
});

it("returns exactly the fields that the inbox reads", async () => {
  const id = await store({ company: "Estudio", riskFlags: ["sent-fast"], erasedAt: new Date() });
  await routes.one.PATCH(send("PATCH", { version: 1, status: "in_review" }), params(id));
  await routes.notes.POST(send("POST", { note: "Called." }), params(id));
  const [page, counts, newRequests, details] = [
    await readResponse(routes.list.GET(get("?project=other"))),
    await readResponse(routes.counts.GET(get("/counts"))),
    await readResponse(routes.newRequests.GET(get("/news"))),
    await readResponse(routes.one.GET(send("POST", ""), params(id))),
  ];
  expect(quoteRequestPageSchema.parse(page.body)).toEqual(page.body);
  expect(quoteRequestCountsSchema.parse(counts.body)).toEqual(counts.body);
  expect(newRequestsSchema.parse(newRequests.body)).toEqual(newRequests.body);
  expect(quoteRequestDetailsSchema.parse(details.body)).toEqual(details.body);
});

it("counts what the filter matches", async () => {
  const company = someWord();
  await store({ company });
  await store({ company, status: "spam" });
  expect(
    await readResponse(routes.counts.GET(get(`/counts?q=${company}&status=spam`))),
  ).toMatchObject({
    status: 200,
    body: { total: 1 },
  });
  expect(await readResponse(routes.counts.GET(get("/counts?cursor=1")))).toMatchObject({
    status: 400,
  });
});

describe("report", () => {
  it("covers what the filter matches in whole weeks", async () => {
    const assignee = someWord();
    await store({ assignee });
    await store({ assignee, status: "spam" });
    const { status, body } = await readResponse(
      routes.report.GET(get(`/figures?assignee=${assignee}&status=pending&weeks=4`)),
    );
    expect(status).toBe(200);
    expect(reportSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      period: { weeks: 4 },
      arrivals: [{ project: "other", count: 1 }],
      openWork: [{ assignee, counts: [1, 0, 0, 0, 0] }],
    });
  });

  it.each([
    ["weeks=5", "Unknown period."],
    ["until=2026-11-17", "Unknown period."],
    ["until=never", "Unknown period."],
    ["q=oak&from=2026-11-01", "Unknown filter: q, from."],
    ["colour=red", "Unknown filter: colour."],
    ["weeks=4&weeks=4", "Given twice: weeks."],
  ])("rejects %s", async (search, error) => {
    expect(await readResponse(routes.report.GET(get(`/figures?${search}`)))).toMatchObject({
      status: 400,
      body: { error },
    });
  });
});

describe("new requests", () => {
  it("are those after a given one, with dismissed ones apart", async () => {
    const seen = await store();
    const [first, spam, second] = [await store(), await store({ status: "spam" }), await store()];
    expect(await readResponse(routes.newRequests.GET(get(`/news?after=${seen}`)))).toMatchObject({
      status: 200,
      body: { open: [second, first], dismissed: [spam], hasMore: false },
    });
    const { body } = await readResponse(routes.newRequests.GET(get("/news?after=0")));
    expect((body as { open: number[] }).open).toContain(seen);
  });

  it.each(["", "none", "-1", "1.5", "01", "1".repeat(16)])(
    "reject the number %j",
    async (after) => {
      expect(await readResponse(routes.newRequests.GET(get(`/news?after=${after}`)))).toMatchObject(
        {
          status: 400,
          body: { error: "Unknown request number." },
        },
      );
    },
  );

  it("do not extend the session, however often polled", async () => {
    const lastSeen = "UPDATE admin_sessions SET last_seen_at = now() - interval '90 minutes'";
    await database.$client.query(lastSeen);
    const noted = async () =>
      (await database.$client.query("SELECT last_seen_at FROM admin_sessions ORDER BY 1")).rows;
    const before = await noted();
    expect((await routes.newRequests.GET(get("/news"))).status).toBe(200);
    expect(await noted()).toEqual(before);
    expect((await routes.counts.GET(get("/counts"))).status).toBe(200);
    expect(await noted()).not.toEqual(before);
  });
});

describe("CSV download", () => {
  it("is a dated file of what the filter matches, in the requested format", async () => {
    const [kept, junk] = [someWord(), someWord()];
    await store({ name: kept });
    await store({ name: junk, status: "spam" });
    const file = await readResponse(routes.csv.GET(get("/csv?status=pending&format=excel-europe")));
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="quote-requests-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(file.body).toContain(`;${kept};`);
    expect(file.body).not.toContain(junk);
    const head = await readResponse(routes.csv.HEAD());
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(head.headers.get("content-disposition")).toBe(file.headers.get("content-disposition"));
    const plain = await readResponse(routes.csv.GET(get("/csv")));
    expect(plain.body).toContain(`,${junk},`);
  });

  it("rejects an unknown format", async () => {
    expect(await readResponse(routes.csv.GET(get("/csv?format=xlsx")))).toMatchObject({
      status: 400,
      body: { error: "Unknown format." },
    });
  });

  it("ends without an error when the client has left", async () => {
    const request = new NextRequest(`${SITE}/api/admin/submissions/csv`, {
      signal: AbortSignal.abort(),
    });
    expect((await routes.csv.GET(request)).status).toBe(499);
    expect(errors).toEqual([]);
  });
});

describe("workbook download", () => {
  it("is a dated file of what the filter matches", async () => {
    const [kept, junk] = [someWord(), someWord()];
    await store({ name: kept });
    await store({ name: junk, status: "spam" });
    const file = await readResponse(routes.xlsx.GET(get("/xlsx?status=pending")));
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toContain("spreadsheetml.sheet");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="quote-requests-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect(file.body).toContain(`>${kept}<`);
    expect(file.body).not.toContain(junk);
    const head = await readResponse(routes.xlsx.HEAD());
    expect(head.headers.get("content-disposition")).toBe(file.headers.get("content-disposition"));
    expect(await readResponse(routes.xlsx.GET(get("/xlsx?format=csv")))).toMatchObject({
      status: 400,
      body: { error: "Unknown filter: format." },
    });
  });
});

const saveView = (input: object) => readResponse(routes.views.POST(send("POST", input)));

describe("saved views", () => {
  it("are listed for their owner, or for everybody, and replaced by name", async () => {
    const [mine, shared] = [someWord(), someWord()];
    await saveView({ name: mine, view: "status=won", isShared: false });
    await saveView({ name: shared, view: "status=open&sort=due", isShared: true });
    const replaced = await saveView({ name: mine, view: "status=lost", isShared: false });
    const seen = (body: unknown) =>
      savedViewsSchema
        .parse(body)
        .views.filter(({ name }) => [mine, shared].includes(name))
        .map(({ name, view, isShared }) => ({ name, view, isShared }));
    const ownView = { name: mine, view: "status=lost", isShared: false };
    const sharedView = { name: shared, view: "status=open&sort=due", isShared: true };
    expect(seen(replaced.body)).toEqual(expect.arrayContaining([ownView, sharedView]));
    expect(seen(replaced.body)).toHaveLength(2);
    await routes.operator.PUT(send("PUT", { name: "Ana Torres" }));
    expect(seen((await readResponse(routes.views.GET())).body)).toEqual([sharedView]);
    await openSession();
    expect(seen((await readResponse(routes.views.GET())).body)).toEqual([sharedView]);
  });

  it("are deleted by their owner only, shared ones by everybody", async () => {
    const [mine, shared] = [someWord(), someWord()];
    await saveView({ name: mine, view: "", isShared: false });
    const { body } = await saveView({ name: shared, view: "", isShared: true });
    const idOf = (name: string) =>
      savedViewsSchema.parse(body).views.find((view) => view.name === name)?.id;
    const remove = (id: unknown) => readResponse(routes.views.DELETE(send("DELETE", { id })));
    await routes.operator.PUT(send("PUT", { name: "Ana Torres" }));
    expect(await remove(idOf(mine))).toMatchObject({
      status: 404,
      body: { error: "This view is gone." },
    });
    expect(JSON.stringify((await remove(idOf(shared))).body)).not.toContain(shared);
    await routes.operator.PUT(send("PUT", { name: "M. Clarke" }));
    expect(JSON.stringify((await remove(idOf(mine))).body)).not.toContain(mine);
    for (const id of [0, -1, "1", null, 1.5]) expect((await remove(id)).status).toBe(400);
  });

  it.each([
    { name: "", view: "", isShared: true },
    { name: "a\nb", view: "", isShared: true },
    { name: "a".repeat(61), view: "", isShared: true },
    { name: "A", view: "status=unheard", isShared: true },
    { name: "A", view: "sort=sideways", isShared: true },
    { name: "A", view: "q=ana%40estudio.example", isShared: true },
    { name: "A", view: "", isShared: "yes" },
    { name: "A", view: "", isShared: true, owner: "Ana Torres" },
  ])("reject %j", async (input) => {
    expect((await saveView(input)).status).toBe(400);
  });
});

describe("single request", () => {
  it("is returned with all fields and its history", async () => {
    const id = await store({ message: "64 suites" });
    expect(await readResponse(routes.one.GET(send("POST", ""), params(id)))).toMatchObject({
      status: 200,
      body: { id, message: "64 suites", events: [] },
    });
  });

  it.each(["none", "0", "-1", "1.5", "01", "1".repeat(16)])("rejects the number %s", async (id) => {
    const rejected = { status: 400, body: { error: "Unknown request number." } };
    expect(await readResponse(routes.one.GET(send("POST", ""), params(id)))).toMatchObject(
      rejected,
    );
    const change = send("PATCH", { version: 1, status: "spam" });
    expect(await readResponse(routes.one.PATCH(change, params(id)))).toMatchObject(rejected);
    const note = send("POST", { note: "x" });
    expect(await readResponse(routes.notes.POST(note, params(id)))).toMatchObject(rejected);
  });

  it("returns 404 for an unknown number", async () => {
    const missing = { status: 404, body: { error: "No request has this number." } };
    const id = "9".repeat(15);
    expect(await readResponse(routes.one.GET(send("POST", ""), params(id)))).toMatchObject(missing);
    const change = send("PATCH", { version: 1, status: "spam" });
    expect(await readResponse(routes.one.PATCH(change, params(id)))).toMatchObject(missing);
    const note = send("POST", { note: "x" });
    expect(await readResponse(routes.notes.POST(note, params(id)))).toMatchObject(missing);
  });

  it("is changed and returned in its new state", async () => {
    const id = await store();
    const change = send("PATCH", { version: 1, status: "in_review", assignee: "M. Clarke" });
    expect(await readResponse(routes.one.PATCH(change, params(id)))).toMatchObject({
      status: 200,
      body: { id, status: "in_review", assignee: "M. Clarke", version: 2 },
    });
    const outdated = send("PATCH", { version: 1, status: "quoted" });
    expect(await readResponse(routes.one.PATCH(outdated, params(id)))).toMatchObject({
      status: 409,
      body: { error: "Somebody else changed this request in the meantime." },
    });
    const illegal = send("PATCH", { version: 2, status: "won" });
    expect(await readResponse(routes.one.PATCH(illegal, params(id)))).toMatchObject({
      status: 422,
      body: {
        error: expect.stringMatching(/^A request that is in_review can only become /) as unknown,
      },
    });
  });

  it("shows its deliveries and resends a failed one once", async () => {
    const id = await store();
    await routes.one.PATCH(send("PATCH", { version: 1, status: "in_review" }), params(id));
    expect(afterResponse).toHaveLength(1);
    const { deliveries } = quoteRequestDetailsSchema.parse(
      (await readResponse(routes.one.GET(new Request(SITE), params(id)))).body,
    );
    expect(deliveries).toMatchObject([
      {
        event: "quote_request.status_changed",
        channel: "webhook",
        target: expect.stringMatching(/^hooks\.invalid /) as unknown,
        state: "queued",
      },
    ]);
    const again = () =>
      readResponse(
        routes.deliveries.POST(send("POST", { deliveryId: deliveries[0]?.id }), params(id)),
      );
    const early = { status: 409, body: { error: "This is being sent already, or has arrived." } };
    expect(await again()).toMatchObject(early);
    await database
      .update(deliveriesTable)
      .set({ state: "failed", words: "answered 500" })
      .where(eq(deliveriesTable.quoteRequestId, id));
    const undelivered = await readResponse(routes.undelivered.GET());
    expect(undeliveredSchema.parse(undelivered.body)).toEqual({
      ids: [id],
      hasMore: false,
      morning: null,
      notices: ["No mail server is configured (SMTP_URL): no mail is sent."],
    });
    expect(await again()).toMatchObject({
      status: 202,
      body: { id, deliveries: [{ state: "queued" }] },
    });
    expect(afterResponse).toHaveLength(2);
    expect(await again()).toMatchObject(early);
  });

  it("reports the failed morning mail and resends it", async () => {
    const deliveryId = randomUUID();
    await database.insert(deliveriesTable).values({
      id: deliveryId,
      day: "2026-11-20",
      event: "desk.morning",
      channel: "desk-mail",
      state: "failed",
      words: "550 no such user",
    });
    const { body } = await readResponse(routes.undelivered.GET());
    expect(undeliveredSchema.parse(body).morning).toEqual({
      id: deliveryId,
      day: "2026-11-20",
      words: "550 no such user",
    });
    const again = (headers = {}) =>
      readResponse(routes.undelivered.POST(send("POST", { deliveryId }, headers)));
    expect(await again({ origin: "https://elsewhere.example" })).toMatchObject({ status: 403 });
    expect(await again()).toMatchObject({ status: 202, body: { morning: null } });
    expect(afterResponse).toHaveLength(1);
    expect(await again()).toMatchObject({ status: 409 });
    await database.delete(deliveriesTable).where(eq(deliveriesTable.id, deliveryId));
  });

  it("accepts a note, unless the person was erased", async () => {
    const id = await store();
    const added = await readResponse(
      routes.notes.POST(send("POST", { note: "Called." }), params(id)),
    );
    expect(added).toMatchObject({
      status: 201,
      body: { id, events: [{ kind: "note", note: "Called." }] },
    });
    const { eraseByEmail } = await import("#server/quote-requests/erase-quote-requests.ts");
    await eraseByEmail(database, (await read(id))?.email ?? "");
    expect(
      await readResponse(routes.notes.POST(send("POST", { note: "It was Ana." }), params(id))),
    ).toMatchObject({
      status: 409,
      body: { error: "This person's data was erased; notes can no longer be added." },
    });
  });
});

const bulk = (body: unknown, headers = {}) =>
  readResponse(routes.list.PATCH(send("PATCH", body, headers)));

describe("many requests", () => {
  it("are chosen by a filter, in the list's order, as many as one change may name", async () => {
    const company = someWord();
    const [older, newer] = [
      await store({ company, createdAt: hoursAgo(1) }),
      await store({ company }),
    ];
    await store({ company, status: "spam" });
    const chosen = await readResponse(
      routes.selection.GET(get(`/selection?q=${company}&status=open`)),
    );
    expect(bulkSelectionSchema.parse(chosen.body)).toEqual({
      rows: [
        { id: newer, version: 1 },
        { id: older, version: 1 },
      ],
      hasMore: false,
    });
    await database.$client.query(
      "INSERT INTO quote_requests (name, email, company, project_type, idempotency_key) SELECT 'Many', 'many@example.com', $1, 'other', gen_random_uuid() FROM generate_series(1, $2)",
      [company, BULK_LIMIT],
    );
    const many = await readResponse(routes.selection.GET(get(`/selection?q=${company}`)));
    expect(many.body).toMatchObject({ hasMore: true });
    expect(bulkSelectionSchema.parse(many.body).rows).toHaveLength(BULK_LIMIT);
    expect(await readResponse(routes.selection.GET(get("/selection?cursor=1")))).toMatchObject({
      status: 400,
    });
  });

  it("are changed together, each with its history, and what somebody else changed is named", async () => {
    const [free, taken] = [await store(), await store()];
    await routes.one.PATCH(send("PATCH", { version: 1, status: "in_review" }), params(taken));
    afterResponse = [];
    const { status, body } = await bulk({
      changes: [
        { id: free, version: 1, status: "spam" },
        { id: taken, version: 1, status: "spam" },
      ],
    });
    expect(status).toBe(200);
    expect(bulkResultSchema.parse(body)).toEqual(body);
    expect(body).toEqual({
      changed: [
        {
          id: free,
          version: 2,
          status: "spam",
          assignee: null,
          before: { status: "pending", assignee: null },
        },
      ],
      rejected: [
        {
          id: taken,
          error: "Somebody else changed this request in the meantime.",
          current: { status: "in_review", assignee: null, version: 2 },
        },
      ],
    });
    expect(afterResponse).toHaveLength(1);
    const { deliveries, events } = quoteRequestDetailsSchema.parse(
      (await readResponse(routes.one.GET(new Request(SITE), params(free)))).body,
    );
    expect(deliveries).toMatchObject([{ event: "quote_request.status_changed", state: "queued" }]);
    expect(events).toMatchObject([{ toValue: "spam", operator: "M. Clarke" }]);
  });

  it.each<[string, unknown, object, number, RegExp]>([
    ["none", { changes: [] }, {}, 400, /^changes: /],
    [
      "too many",
      {
        changes: Array.from({ length: BULK_LIMIT + 1 }, (_, id) => ({
          id: id + 1,
          version: 1,
          status: "spam",
        })),
      },
      {},
      400,
      /^changes: /,
    ],
    [
      "one twice",
      { changes: [1, 1].map((id) => ({ id, version: 1, status: "spam" })) },
      {},
      400,
      /named twice/,
    ],
    ["nothing to change", { changes: [{ id: 1, version: 1 }] }, {}, 400, /nothing to change/],
    ["another site", { changes: [] }, { origin: "https://elsewhere.example" }, 403, /inbox/],
    ["no JSON", { changes: [] }, { "content-type": "text/plain" }, 415, /^Send JSON\.$/],
    ["a large body", "x".repeat(BULK_BYTES + 1), {}, 413, /^This is too long\.$/],
  ])("are rejected with %s", async (_case, body, headers, status, error) => {
    expect(await bulk(body, headers)).toMatchObject({
      status,
      body: { error: expect.stringMatching(error) as unknown },
    });
  });

  it("fit into one change with the longest assignee", async () => {
    const assignee = "👍".repeat(OPERATOR_NAME_LIMIT / 2);
    const changes = Array.from({ length: BULK_LIMIT }, (_, index) => ({
      id: 900_000_000_000_000 + index,
      version: 2_147_483_647,
      status: "in_review",
      assignee,
    }));
    const { status, body } = await bulk({ changes });
    expect(status).toBe(200);
    expect(bulkResultSchema.parse(body).rejected).toHaveLength(BULK_LIMIT);
  });
});

it.each<[string, Parameters<typeof send>, number, RegExp]>([
  [
    "from another site",
    ["PATCH", {}, { origin: "https://elsewhere.example" }],
    403,
    /^Send this from the inbox\.$/,
  ],
  [
    "with another content type",
    ["PATCH", {}, { "content-type": "text/plain" }],
    415,
    /^Send JSON\.$/,
  ],
  [
    "with a similar content type",
    ["PATCH", {}, { "content-type": "application/jsonp" }],
    415,
    /^Send JSON\.$/,
  ],
  [
    "with a content type that ends like JSON",
    ["PATCH", {}, { "content-type": "text/x application/json" }],
    415,
    /^Send JSON\.$/,
  ],
  [
    "that is too long",
    ["PATCH", { version: 1, assignee: "x".repeat(33_000) }],
    413,
    /^This is too long\.$/,
  ],
  ["that is not JSON", ["PATCH", "{"], 400, /expected object/],
  ["that changes nothing", ["PATCH", { version: 1 }], 400, /nothing to change/],
  ["with two errors", ["PATCH", { version: 0, status: "done" }], 400, /^version: .+; status: .+$/],
])("rejects a change %s", async (_case, change, status, error) => {
  const id = await store();
  const received = await readResponse(routes.one.PATCH(send(...change), params(id)));
  expect(received).toMatchObject({
    status,
    body: { error: expect.stringMatching(error) as unknown },
  });
  if (status !== 400) {
    const note = await readResponse(routes.notes.POST(send(...change), params(id)));
    expect(note.status).toBe(status);
  }
});
