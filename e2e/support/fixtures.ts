import { randomInt } from "node:crypto";
import { expect, test as base } from "@playwright/test";
import { query } from "./inbox-page.ts";

type Row = Record<string, unknown>;

/** Gives every test its own client address and access to the database, and fails it if its page violates a policy. */
export const test = base.extend<{
  clientAddress: string;
  rowsOf: (email: string) => Promise<Row[]>;
}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  clientAddress: async ({}, provide) => {
    await provide(someAddress());
  },
  extraHTTPHeaders: async ({ clientAddress }, provide) => {
    await provide({ "x-forwarded-for": clientAddress });
  },
  page: async ({ page }, provide) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    await provide(page);
    expect(violations).toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  rowsOf: async ({}, provide) => {
    await provide((email) =>
      query<Row>("SELECT * FROM quote_requests WHERE email = $1 ORDER BY id", [email]),
    );
  },
});

export { expect };

const group = () => randomInt(1, 0xffff).toString(16);

/** A unique client address: a /64 in the documentation network of RFC 3849. */
export function someAddress(): string {
  return `2001:db8:${group()}:${group()}::1`;
}
