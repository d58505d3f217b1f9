import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Page } from "@playwright/test";
import { query, signIn } from "#e2e/support/inbox-page.ts";
import { expect, test } from "./host-test.ts";
import type { Host } from "./journey.ts";

/** More than Lambda buffers (6 MB) and the sockets hold. */
const ROWS = 60_000;
const LEAST_BYTES = 24_000_000;
const LINE_FEED = 0x0a;

/** Tests that the host streams an export: it starts before the last row is read, and arrives whole. */
export function describeExport(name: string, startHost: () => Promise<Host>): void {
  test(`${name}: a large export streams before its last row is read and arrives complete`, async ({
    page,
  }) => {
    test.slow();
    const host = await startHost();
    await query(
      `INSERT INTO quote_requests (name, email, project_type, idempotency_key, message)
       SELECT 'Buyer', n || '@large.example', 'other', gen_random_uuid(), repeat(md5(n::text), 12)
       FROM generate_series(1, $1::int) n`,
      [ROWS],
    );
    const response = await startExport(page, host.url);
    response.once("data", () => response.pause());
    await once(response, "pause");
    const [copy] = await query<{ read: string }>(
      "SELECT tuples_processed AS read FROM pg_stat_progress_copy WHERE command = 'COPY TO' AND datname = current_database()",
    );
    expect(Number(copy?.read)).toBeLessThan(ROWS);

    let bytes = 0;
    let lines = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
    }
    expect(response.complete).toBe(true);
    expect(bytes).toBeGreaterThan(LEAST_BYTES);
    expect(lines).toBeGreaterThan(ROWS - 1_000);
    await host.stop();
  });
}

async function startExport(page: Page, url: string): Promise<IncomingMessage> {
  await signIn(page, "", url);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const call = get(`${url}/api/admin/submissions/csv`, { headers: { cookie } });
  const [response] = (await once(call, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  return response;
}
