/** `node scripts/postgres/with-postgres.ts -- node scripts/seed-database.ts 1000000` adds generated quote requests. */
import "#server/env/dot-env.ts";
import pg from "pg";
import * as choices from "#content/quote-request-options.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { getEnv } from "#server/env/env.ts";
import { withClient } from "./postgres/wait-for-database.ts";

const BATCH = 20_000;

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

/** SQL texts that are one of `options`, and null in a `share` of the rows. */
const one = (options: readonly string[], share = 0) =>
  `(CASE WHEN random() >= ${share} THEN (ARRAY[${options.map(literal).join(", ")}])[1 + floor(random() * ${options.length})] END)`;
const literal = (text: string) => pg.escapeLiteral(text);

const FIRST_NAMES = ["Olivia", "Carlos", "Jonas", "Maria", "Lucía", "Étienne", "花子", "ليلى"];
const LAST_NAMES = ["Ferreira", "O’Brien", "Weber", "Núñez", "Santos", "Rossi", "青山", "الهاشمي"];
const COMPANIES = ["Harbour", "Norte", "Aoyama", "Linden", "Kestrel", "Falk", "Calder", "Verano"];
const SPECIFICATIONS = [
  "White oak, 7 in wide, matt lacquer, moisture 6-8%.",
  "Fluted walnut panels, Class A, NRC 0.85 or better.",
  "Ebonised oak, fingerprint proof, edges sealed.",
  "Triple glazed, powder coated in RAL 7016.",
];
const MESSAGES = [
  "64 suites over nine floors, the show room by March.",
  "Please quote DDP and tell us what fits a 40 ft container.",
  "Corridors and lobby first, the rooms follow in a second phase.",
  "Flexible on dates, not on the finish.",
];
const CLOSED = ["lost", "lost", "archived", "archived", "won", "spam"];

const products = values(choices.productCategories).map(
  (value) => `CASE WHEN random() < 0.3 THEN ${literal(value)} END`,
);

/** Requests $1 to $2 of $3, oldest first over three years, so that ids rise with time; $4 bends their ages. */
const INSERT = `
  INSERT INTO quote_requests (created_at, status, name, email, phone, company, project_type, product_category, quantity,
    budget_range, timeline, specifications, message, assignee, quoted_at, dismissed_from, idempotency_key)
  SELECT created_at, status, first || ' ' || last,
    lower(regexp_replace(first || '.' || last, '[^A-Za-z.]', '', 'g')) || number || '@' || lower(company) || '.example',
    ${one(["+44 20 7946 0123", "+1 (312) 555-0142", "+49 30 2312 5123"], 0.3)}, company || ' Ltd',
    ${one(values(choices.projectTypes))}, concat_ws(${literal(PRODUCT_CATEGORY_SEPARATOR)}, ${products.join(", ")}),
    ${one(values(choices.quantities), 0.2)}, ${one(values(choices.budgetRanges), 0.25)}, ${one(values(choices.timelines), 0.25)},
    ${one(SPECIFICATIONS, 0.4)}, ${one(MESSAGES, 0.3)},
    CASE WHEN status NOT IN ('pending', 'spam') THEN ${one(["M. Clarke", "S. Rossi", "J. Weber"], 0.2)} END,
    CASE WHEN status IN ('quoted', 'won', 'lost') THEN least(now(), created_at + random() * interval '44 hours') END,
    CASE WHEN status = 'archived' THEN 'pending' END, gen_random_uuid()
  FROM (
    SELECT number, now() - age AS created_at, ${one(FIRST_NAMES)} AS first, ${one(LAST_NAMES)} AS last,
      ${one(COMPANIES)} AS company,
      CASE WHEN age > interval '4 days' THEN ${one(CLOSED)} ELSE ${one(["pending", "in_review", "quoted"])} END AS status
    FROM (
      SELECT number, interval '3 years' * ((1 + $3::int - number) / $3::float) ^ $4::float AS age
      FROM generate_series($1::int, $2::int) AS number
    ) AS aged
  ) AS drawn ORDER BY number`;

/** Adds `count` generated quote requests. */
export async function seedDatabase(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    // The newest four days are in progress. A small data set has more of them, so that the inbox shows every state.
    const fresh = Math.max(count * 0.004, Math.min(600, count * 0.2));
    const bend = Math.log(4 / (3 * 365)) / Math.log(fresh / count);
    for (let start = 1; start <= count; start += BATCH)
      await client.query(INSERT, [start, Math.min(start + BATCH - 1, count), count, bend]);
    await client.query("VACUUM (ANALYZE) quote_requests");
  });
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 1_000);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error("usage: node scripts/seed-database.ts <rows>");
  // Poolers do not support VACUUM.
  const { MIGRATION_DATABASE_URL, DATABASE_URL } = getEnv();
  await seedDatabase(MIGRATION_DATABASE_URL ?? DATABASE_URL, count);
}
