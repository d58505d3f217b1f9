import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readFile as readContent } from "#server/files/content-mutations.ts";
import { migrateDatabase } from "#scripts/postgres/migrate.ts";
import { execute } from "#scripts/postgres/wait-for-database.ts";
import { createDatabase } from "./create-database.ts";
import { quoteRequestEvents, quoteRequestFiles, quoteRequests, deliveries } from "./schema.ts";
import { createTestDatabase } from "./test-database.ts";

const FOLDER = new URL("migrations/", import.meta.url);
// Statements that break the previous release, which serves until the last instance is replaced and after a rollback.
const BREAKING =
  /\b(DROP (TABLE|COLUMN|FUNCTION)|RENAME (TO|COLUMN)|ALTER COLUMN \S+ (SET DATA )?TYPE|SET NOT NULL|ADD COLUMN (?!.*DEFAULT)[^,;]* NOT NULL)/i;
// Names the release in which the last code that needed the object was removed.
const CONTRACT = /^-- contract: unused since .+/;
// A function's body runs later, not during the migration.
const FUNCTION_BODY = /\bAS\s+(\$\w*\$)[\s\S]*?\1/g;
/** Predates the rule. */
const BASELINE = "0000_baseline.sql";

it("is additive, so that the previous release keeps working", async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).toSorted();
  for (const file of files.filter((name) => name !== BASELINE)) {
    const text = await readFile(new URL(file, FOLDER), "utf8");
    const statements = text.replaceAll(FUNCTION_BODY, "");
    if (!CONTRACT.test(statements)) expect(statements, file).not.toMatch(BREAKING);
  }
});

it.each([
  "ALTER TABLE quote_requests DROP COLUMN phone;",
  'ALTER TABLE "quote_requests" RENAME COLUMN "phone" TO "telephone";',
  'ALTER TABLE "quote_requests" ALTER COLUMN "phone" SET NOT NULL;',
  'ALTER TABLE "quote_requests" ADD COLUMN "x" text NOT NULL;',
])("detects %s as breaking", (statement) => {
  expect(statement).toMatch(BREAKING);
});

const STRUCTURE = `
  SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS line
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION SELECT proname || ' ' || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION SELECT conrelid::regclass || ' ' || conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%'
  ORDER BY 1`;

it("upgrades a database of the 18 migrations before the baseline, with its rows", async () => {
  const fresh = await createTestDatabase();
  const name = `teragus_old_${randomUUID().replaceAll("-", "")}`;
  const url = Object.assign(new URL(fresh.url), { pathname: `/${name}` }).href;
  await execute(fresh.url, `CREATE DATABASE ${name}`);
  await execute(url, await readFile(new URL("test-eighteen.sql", import.meta.url), "utf8"));
  await migrateDatabase(url);
  await migrateDatabase(url);

  const old = createDatabase(url, 2);
  expect((await old.execute(STRUCTURE)).rows).toEqual(
    (await fresh.database.execute(STRUCTURE)).rows,
  );
  expect(await old.select().from(quoteRequests)).toMatchObject([
    { name: "Ana Ruiz", message: "64 suites", status: "in_review", assignee: "Sam" },
  ]);
  expect(await old.select().from(quoteRequestEvents).orderBy(quoteRequestEvents.id)).toMatchObject([
    { kind: "status", fromValue: "pending", toValue: "in_review", operator: "Sam" },
    { kind: "assignee", toValue: "Sam" },
    { kind: "note", note: "Called her." },
  ]);
  const [file] = await old.select().from(quoteRequestFiles);
  const bytes = file && (await Array.fromAsync(readContent(old, file)));
  expect(Buffer.concat(bytes ?? []).toString()).toBe("%PDF-1.7 a plan");
  const rows = await old.select().from(deliveries).orderBy(deliveries.id);
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
    ["queued", 0],
    ["delivered", 1],
    ["queued", 2],
  ]);
  for (const { state, nextAttemptAt } of rows)
    expect(state === "queued" ? Number(nextAttemptAt) > Date.now() + 30_000 : true).toBe(true);

  await old.$client.end();
  await execute(fresh.url, `DROP DATABASE ${name}`);
  await fresh.drop();
});
