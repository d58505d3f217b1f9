import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { insertRequests } from "#db/test-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { findRelated } from "./request-queries.ts";

const own = useTestDatabase();
beforeEach(() => own.database.delete(quoteRequests));

let time = Date.parse("2026-11-20T10:00:00Z");

async function store(email: string, request: Partial<NewQuoteRequest> = {}): Promise<number> {
  const createdAt = new Date((time += 60_000));
  const [id = 0] = await insertRequests(own.database, { email, createdAt, ...request });
  return id;
}

async function relatedTo(id: number) {
  const [row] = await own.database.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!row) throw new Error("There is no such request.");
  const { address, domain } = await findRelated(own.database, row);
  const idsOf = ({ rows }: typeof address) => rows.map((each) => each.id);
  return { address: idsOf(address), domain: idsOf(domain), hasMore: address.hasMore };
}

test("finds the same address and others at its domain, newest first and in every status", async () => {
  const first = await store("ana@hotel.example", { status: "archived" });
  const colleague = await store("bo@hotel.example", { status: "won" });
  const second = await store("ana@hotel.example", { status: "spam" });
  await store("ana@subhotel.example");
  const open = await store("ana@hotel.example");
  expect(await relatedTo(open)).toMatchObject({ address: [second, first], domain: [colleague] });
  expect(await relatedTo(colleague)).toMatchObject({ address: [], domain: [open, second, first] });
});

test("shows five and says that there are more", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await store("ana@hotel.example"));
  const [oldest = 0, ...others] = ids;
  expect(await relatedTo(oldest)).toMatchObject({ address: others.toReversed(), hasMore: false });
  await store("ana@hotel.example");
  expect(await relatedTo(oldest)).toMatchObject({ hasMore: true });
});

test("does not relate people at a large mail provider by domain", async () => {
  await store("bo@gmail.com");
  const earlier = await store("ana@gmail.com");
  expect(await relatedTo(await store("ana@gmail.com"))).toMatchObject({
    address: [earlier],
    domain: [],
  });
});
