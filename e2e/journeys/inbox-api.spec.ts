import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signInByRequest, query, store, word } from "#e2e/support/inbox-page.ts";
import { BULK_BYTES, BULK_LIMIT } from "#lib/inbox/quote-request-change.ts";

const API = "/api/admin/submissions";

/** Each method of each data route, so that a new one is asked too. */
const METHODS = globSync("app/api/admin/**/route.ts").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^export const ([A-Z]+) =/gm)].map(([, method = ""]) => ({
    method,
    path: file.replace(/^app/, "").replace(/\/route\.ts$/, ""),
  })),
);

const stateOf = (id: number) =>
  query("SELECT status, version FROM quote_requests WHERE id = $1", [id]);
const bulkOf = (ids: readonly number[]) => ({
  changes: ids.map((id) => ({ id, version: 1, status: "spam" })),
});
const namesIn = (text: string) => text.match(/Ana \d+(?=["',;])/g) ?? [];
const UNTOUCHED = [{ status: "pending", version: 1 }];

test("no data route answers without a session", async ({ request }) => {
  const { id, email } = await store();
  expect(METHODS.length).toBeGreaterThan(20);
  for (const { method, path } of METHODS) {
    const address = path.replace("[id]", String(id)).replace("[file]", randomUUID());
    const data = { name: "Nobody", version: 1, status: "spam", note: "Called." };
    const isRead = method === "GET" || method === "HEAD";
    const response = await request.fetch(address, { method, ...(!isRead && { data }) });
    expect(response.status(), `${method} ${path}`).toBe(401);
    expect(response.headers()["cache-control"], `${method} ${path}`).toBe("no-store");
    expect(await response.text()).not.toContain(email);
  }
  expect(await stateOf(id)).toEqual(UNTOUCHED);
});

test("no change is made without a name, and each records its operator", async ({ request }) => {
  const { id } = await store();
  await signInByRequest(request);
  const change = { version: 1, status: "in_review" };
  for (const [method, path, data] of [
    ["PATCH", `${API}/${id}`, change],
    ["PATCH", API, { changes: [{ id, ...change }] }],
    ["POST", `${API}/${id}/notes`, { note: "Called." }],
    ["POST", `${API}/views`, { name: "A", view: "", isShared: true }],
    ["DELETE", `${API}/views`, { id: 1 }],
  ] as const)
    expect((await request.fetch(path, { method, data })).status(), path).toBe(428);
  expect(await stateOf(id)).toEqual(UNTOUCHED);
  for (const name of ["", "a".repeat(81), "\u200B\n", 7])
    expect((await request.put("/api/admin/person", { data: { name } })).status()).toBe(400);
  await request.put("/api/admin/person", { data: { name: " Ana Torres " } });
  const changed = await request.patch(`${API}/${id}`, { data: change });
  expect(await changed.json()).toMatchObject({ status: "in_review", version: 2 });
  const one: unknown = await (await request.get(`${API}/${id}`)).json();
  expect(one).toMatchObject({ id, events: [{ operator: "Ana Torres", toValue: "in_review" }] });
  for (const secret of ["idempotencyKey", "search"]) expect(one).not.toHaveProperty(secret);
});

test("an invalid request for data is explained", async ({ request }) => {
  await signInByRequest(request);
  await request.put("/api/admin/person", { data: { name: "M. Clarke" } });
  const { id } = await store();
  const [one, notes, views] = [`${API}/${id}`, `${API}/${id}/notes`, `${API}/views`];
  const elsewhere = { origin: "https://elsewhere.example" };
  const json = { "content-type": "application/json" };
  const wrong: [string, string, number, RegExp, unknown?, Record<string, string>?][] = [
    ["GET", `${API}?status=done&colour=red`, 400, /Unknown filter: status, colour\./],
    ["GET", `${API}?cursor=nonsense`, 400, /Unknown cursor\./],
    ["GET", `${API}?sort=due&cursor=1-1`, 400, /Unknown cursor\./],
    ["GET", `${API}?sort=due&sort=due`, 400, /Given twice: sort\./],
    ["GET", `${API}/csv?format=xlsx`, 400, /Unknown format\./],
    ["GET", `${API}/xlsx?format=csv`, 400, /Unknown filter: format\./],
    ["GET", `${API}/news?after=1.5`, 400, /Unknown request number\./],
    ["GET", `${API}/none`, 400, /Unknown request number\./],
    ["GET", `${API}/${"1".repeat(16)}`, 400, /Unknown request number\./],
    ["GET", `${API}/${"9".repeat(15)}`, 404, /No request has this number\./],
    ["GET", `${one}/files/${randomUUID()}`, 404, /no such file/],
    ["GET", `${one}/files`, 404, /no files/],
    ["PATCH", one, 403, /Send this from the inbox\./, {}, elsewhere],
    ["POST", notes, 403, /Send this from the inbox\./, {}, elsewhere],
    ["PATCH", API, 403, /Send this from the inbox\./, {}, elsewhere],
    ["PATCH", one, 415, /Send JSON\./, "{}", { "content-type": "application/jsonp" }],
    ["PATCH", one, 413, /This is too long\./, { assignee: "x".repeat(33_000) }],
    ["PATCH", API, 413, /This is too long\./, "x".repeat(BULK_BYTES + 1), json],
    ["PATCH", one, 400, /expected object/, "{", json],
    ["PATCH", one, 400, /nothing to change/, { version: 1 }],
    ["PATCH", one, 400, /version: .+; status: .+/, { version: 0, status: "done" }],
    ["PATCH", one, 422, /can only become/, { version: 1, status: "won" }],
    ["PATCH", one, 409, /Somebody else changed/, { version: 9, status: "spam" }],
    ["PATCH", API, 400, /changes: /, bulkOf([])],
    ["PATCH", API, 400, /changes: /, bulkOf(Array.from({ length: BULK_LIMIT + 1 }, (_, n) => n))],
    ["PATCH", API, 400, /named twice/, bulkOf([1, 1])],
    ["POST", views, 400, /view/, { name: "A", view: "q=ana%40estudio.example", isShared: true }],
    ["POST", views, 400, /owner/, { name: "A", view: "", isShared: true, owner: "Ana" }],
    ["DELETE", views, 404, /This view is gone\./, { id: 2_000_000_000 }],
    ["POST", API, 405, /^$/, {}],
  ];
  for (const [method, path, status, error, data, headers] of wrong) {
    const response = await request.fetch(path, {
      method,
      ...(data !== undefined && { data }),
      ...(headers && { headers }),
    });
    expect([response.status(), path]).toEqual([status, path]);
    expect(await response.text()).toMatch(error);
  }
  expect(await stateOf(id)).toEqual(UNTOUCHED);
});

test("list, CSV and selection have the same rows in the same order, a hundred a page", async ({
  request,
}) => {
  await signInByRequest(request);
  const company = word();
  await query(
    "INSERT INTO quote_requests (name, email, company, project_type, idempotency_key, created_at) SELECT 'Ana ' || age, 'many@example.com', $1, 'other', gen_random_uuid(), now() - age * interval '1 hour' FROM generate_series(1, $2) age",
    [company, BULK_LIMIT + 1],
  );
  const { name: dismissed } = await store({ company, status: "spam" });
  for (const [order, oldest] of [
    ["", false],
    ["&sort=due", true],
  ] as const) {
    const filter = `?q=${company}&status=open${order}`;
    const first = await request.get(API + filter);
    const { rows, nextCursor } = (await first.json()) as { rows: object[]; nextCursor: string };
    expect(rows).toHaveLength(100);
    expect(rows[0]).toMatchObject({ name: oldest ? `Ana ${BULK_LIMIT + 1}` : "Ana 1" });
    const second = await (await request.get(`${API}${filter}&cursor=${nextCursor}`)).text();
    const csv = await (await request.get(`${API}/csv${filter}`)).text();
    const listed = [...namesIn(await first.text()), ...namesIn(second)];
    expect(namesIn(csv).slice(0, 200)).toEqual(listed);
    expect(csv).not.toContain(dismissed);
  }
  const chosen = await (await request.get(`${API}/selection?q=${company}&status=open`)).json();
  expect(chosen).toMatchObject({ hasMore: true });
  expect((chosen as { rows: unknown[] }).rows).toHaveLength(BULK_LIMIT);
  const counts = await (await request.get(`${API}/counts?q=${company}&status=spam`)).json();
  expect(counts).toMatchObject({ counts: { total: 1, all: BULK_LIMIT + 2 } });
});

test("a view is its owner's to replace and delete", async ({ request }) => {
  await signInByRequest(request);
  const name = word();
  const save = async (view: string) =>
    (await (
      await request.post(`${API}/views`, { data: { name, view, isShared: false } })
    ).json()) as { views: { id: number; name: string; view: string }[] };
  const workAs = (operator: string) =>
    request.put("/api/admin/person", { data: { name: operator } });
  await workAs(`Ana ${name}`);
  await save("status=won");
  const { views } = await save("status=lost");
  const mine = views.filter((view) => view.name === name);
  expect(mine).toMatchObject([{ view: "status=lost" }]);
  const remove = async () =>
    (await request.delete(`${API}/views`, { data: { id: mine[0]?.id } })).status();
  await workAs(`Bo ${name}`);
  expect(await remove()).toBe(404);
  await workAs(`Ana ${name}`);
  expect(await remove()).toBe(200);
});
