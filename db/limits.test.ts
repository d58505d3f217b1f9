import { expect, it } from "vitest";
import { OPERATOR_NAME_LIMIT, NOTE_LIMIT } from "#lib/inbox/quote-request-change.ts";
import { requestTexts, snakeCase } from "#lib/quote-requests/request-fields.ts";
import { useTestDatabase } from "./use-test-database.ts";

const LIMITS: [constraint: string, limit: number][] = [
  ...requestTexts.map(
    ({ name, limit }) => [`quote_requests_${snakeCase(name)}`, limit] as [string, number],
  ),
  ["quote_requests_assignee", OPERATOR_NAME_LIMIT],
  ["quote_request_events_note", NOTE_LIMIT],
];

const own = useTestDatabase(1);

it.each(LIMITS)(
  "has a migration that sets constraint %s to the code's limit of %i",
  async (name, limit) => {
    const { rows } = await own.database.$client.query<{ definition: string }>(
      "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1",
      [name],
    );
    expect(rows, name).toHaveLength(1);
    // PostgreSQL prints BETWEEN 1 AND 120 this way.
    expect(rows[0]?.definition).toMatch(/char_length\(\w+\) <= \d+\)/);
    expect(Number(/ <= (\d+)\)/.exec(rows[0]?.definition ?? "")?.[1])).toBe(limit);
  },
);
