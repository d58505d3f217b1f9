import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { insertQuoteRequest } from "./request-mutations.ts";
import { quoteRequests } from "#db/schema.ts";
import { useTestDatabase } from "#db/use-test-database.ts";

const test = useTestDatabase();

const request = (rest: object = {}) => ({
  ...quoteRequestSchema.parse({
    name: "Ana",
    email: "ana@estudio.example",
    projectType: "other",
    ...rest,
  }),
  idempotencyKey: randomUUID(),
});

it("stores two different requests with the same key, each once", async () => {
  const first = request();
  const changed = { ...first, message: "And oak doors." };
  const { id } = await insertQuoteRequest(test.database, first);
  const other = await insertQuoteRequest(test.database, changed);
  expect(other).toEqual({ id: expect.any(Number), replayed: false });
  expect(other.id).not.toBe(id);
  expect(await insertQuoteRequest(test.database, changed)).toEqual({
    id: other.id,
    replayed: true,
  });
  expect(await insertQuoteRequest(test.database, first)).toEqual({ id, replayed: true });
});

describe("table constraints", () => {
  it.each([
    ["project_type", "castle"],
    ["product_category", "wall-panels, hardwood-flooring"],
    ["product_category", "wall-panels,"],
    ["quantity", "none"],
    ["budget_range", "free"],
    ["timeline", "never"],
    ["name", ""],
    ["name", "a\nb"],
    ["email", "Ana@estudio.example"],
    ["email", "ana@estudio"],
    ["specifications", "bell\u0007"],
    ["status", ""],
    ["doubts", "{unknown}"],
  ])("reject %s %j", async (column, value) => {
    const { id } = await insertQuoteRequest(test.database, request());
    const update = test.database.execute(
      sql`UPDATE quote_requests SET ${sql.identifier(column)} = ${value} WHERE id = ${id}`,
    );
    await expect(update).rejects.toMatchObject({ cause: { code: "23514" } });
  });

  it("accept whatever the schema accepts and return it as typed", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    const input = fc.record({
      name: text,
      company: text,
      phone: text,
      message: text,
      specifications: text,
    });
    await fc.assert(
      fc.asyncProperty(input, async (fields) => {
        const parsed = quoteRequestSchema.safeParse({
          email: "a@b.example",
          projectType: "other",
          ...fields,
        });
        fc.pre(parsed.success);
        const values = parsed.data;
        if (!values) return;
        const { id } = await insertQuoteRequest(test.database, {
          ...values,
          idempotencyKey: randomUUID(),
        });
        const [row] = await test.database
          .select()
          .from(quoteRequests)
          .where(sql`id = ${id}`);
        expect(row).toMatchObject(values);
      }),
      { numRuns: 150 },
    );
  });
});
