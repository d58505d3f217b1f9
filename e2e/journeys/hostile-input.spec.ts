import { readFileSync } from "node:fs";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { text as readText } from "node:stream/consumers";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX } from "#e2e/support/inbox-page.ts";
import { SITE_ENV, startSite, type Site } from "#e2e/support/site.ts";
import { exchange } from "#e2e/support/http.ts";

/** A request that no browser sends. */
type Hostile = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Arguments of a server action, as an attacker would send them: special to JSON, JavaScript, PostgreSQL or React. */
const ARGUMENTS = [
  "",
  "\0",
  "[",
  "[".repeat(9_000),
  `${"[".repeat(3_000)}${"]".repeat(3_000)}`,
  '["\\ud800", "\\u0000", 1e400, "9223372036854775808"]',
  '["$1:__proto__:then", "$@0", "$1:constructor", "$undefined"]',
  '["$K1", "$F1", "$Q1", "$W1", "$B1", "$T1", "$i1", "$r1", "$R1", "$X1"]',
  `["$n${"9".repeat(400)}"]`,
  '[{"__proto__": {"status": "x"}, "then": "$1:constructor", "bound": [], "id": "x"}]',
  '[null, {"constructor": {"prototype": {"toString": "$F0"}}}]',
  `["${"a".repeat(5_000)}"]`,
];

const actions = JSON.parse(
  readFileSync(join(SITE_ENV.NEXT_DIST_DIR, "server/server-reference-manifest.json"), "utf8"),
) as { node: Record<string, unknown> };
const ACTIONS = [...Object.keys(actions.node), "0".repeat(42), "constructor", "x"];
const BOUNDARY = "----hostile";

function multipart(parts: readonly (readonly [string, string])[]): string {
  const encodedParts = parts.map(
    ([name, given]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${given}\r\n`,
  );
  return `${encodedParts.join("")}--${BOUNDARY}--\r\n`;
}

const DATA = "/api/admin/submissions";
const FORM = "/request-quote";

// One instance for all tests; the last one reads its log.
test.describe.configure({ mode: "default", timeout: 120_000 });

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ LOG_LEVEL: "debug" }, ["npm", "start"]);
});
test.afterAll(() => site[Symbol.asyncDispose]());

/** Sends a hostile request from its own address; whatever Next fails on, the answer shows nothing of the code. */
async function survive({ path, method = "GET", headers = {}, body }: Hostile): Promise<number> {
  const sent = request(site.url + path, {
    method,
    headers: { ...headers, ...(body && { "content-length": Buffer.byteLength(body) }) },
  });
  sent.setHeader("x-forwarded-for", randomUUID());
  const received = new Promise<{ status: number; text: string }>((done, fail) => {
    sent.once("error", fail).once("response", (response) => {
      const status = response.statusCode ?? 0;
      readText(response).then((answer) => done({ status, text: answer }), fail);
    });
  });
  sent.end(body);
  const { status, text: answer } = await received;
  const asked = JSON.stringify({ path, method, headers, body });
  if (status >= 500) expect(answer, asked).not.toMatch(/\n\s+at |node_modules|\.next/);
  return status;
}

test("No hostile payload of an action ends the site or shows its code", async () => {
  for (const path of [FORM, INBOX, "/"])
    for (const action of ACTIONS)
      for (const [index, argument] of ARGUMENTS.entries()) {
        const other = ARGUMENTS.at(index - 1) ?? "";
        const parts = [
          ["0", argument],
          ["1", other],
          ["1_password", other],
          ["__proto__", other],
        ] as const;
        for (const [type, body] of [
          [`multipart/form-data; boundary=${BOUNDARY}`, multipart(parts)],
          ["text/plain;charset=UTF-8", argument],
        ] as const)
          await survive({
            path,
            method: "POST",
            headers: { "next-action": action, "content-type": type },
            body,
          });
      }
  expect(await survive({ path: FORM })).toBe(200);
});

const FORGED = '{"level":30,"time":1,"msg":"request","forged":true}';
const ENDS = [
  "\n",
  "\r\n",
  "\r",
  "\u0085",
  "\u2028",
  "\u2029",
  "\v",
  "\0",
  "\u001b[2J",
  "\u009b2J",
];

test("No request can forge a log line", async () => {
  for (const end of ENDS) {
    const encoded = encodeURIComponent(end + FORGED + end);
    for (const path of [
      `/_next/image?url=/${encoded}&w=640&q=75`,
      `/_next/image?url=${encodeURIComponent(site.url)}/${encoded}&w=640&q=75`,
      `/${encoded}`,
      `/about/${encoded}?_rsc=${encoded}`,
      `/_next/static/${encoded}`,
      `${DATA}/${encoded}?${encoded}=${encoded}`,
      `/%${encoded}`,
    ])
      await survive({ path });
    for (const name of ["next-router-state-tree", "next-action", "rsc", "next-url", "cookie"])
      for (const path of ["/about", FORM, INBOX])
        await survive({ path, headers: { [name]: encoded, "x-request-id": encoded } });
    const type = `multipart/form-data; boundary=${encoded}`;
    for (const action of [undefined, { "next-action": encoded }]) {
      const body = `--${end}${FORGED}${end}--`;
      const headers = { "content-type": type, ...action };
      await survive({ path: FORM, method: "POST", headers, body });
    }
    const raw = `GET /${end}${FORGED} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    await exchange(site.url, raw);
  }
  expect(
    await survive({ path: `/_next/image?url=${encodeURIComponent("/x.png")}&w=640&q=75` }),
  ).toBe(404);

  const ready = site.output.findIndex((line) => line.includes(" is at http"));
  const lines = site.output.slice(ready);
  expect(lines.filter((line) => !isOwn(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(200);
});

/** Printable JSON with the log's fields. */
function isOwn(line: string): boolean {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(line)) return false;
  try {
    const { level, time, msg, forged } = JSON.parse(line) as Record<string, unknown>;
    return (
      typeof level === "number" &&
      typeof msg === "string" &&
      Math.abs(Date.parse(String(time)) - Date.now()) < 600_000 &&
      forged === undefined
    );
  } catch {
    return false;
  }
}
