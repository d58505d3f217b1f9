import { pages } from "#content/site/site-routes.ts";
import { blockedScripts, sendExactly } from "#e2e/support/http.ts";
import { isOffered } from "#content/switches.ts";
import {
  PLAIN_REQUEST_QUOTE_PATH,
  REQUEST_QUOTE_PATH,
  REQUEST_SAMPLES_PATH,
} from "#content/request-quote-path.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX } from "#e2e/support/inbox-page.ts";

const RENDERED_ON_REQUEST = [PLAIN_REQUEST_QUOTE_PATH, REQUEST_SAMPLES_PATH, INBOX].filter((path) =>
  isOffered(path),
);
// The 404 page is prerendered too.
const MISSING = ["/no/such-page", "/admin/nothing"];
const PATHS = [
  ...pages.map(({ path }) => path),
  REQUEST_QUOTE_PATH,
  ...RENDERED_ON_REQUEST,
  ...MISSING,
];

/** Headers that browsers do not sendExactly with a GET. */
const ODD_FIELDS: readonly Record<string, string>[] = [
  {},
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-length": "0" },
  { "transfer-encoding": "chunked" },
  { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "next-action": "x" },
];

for (const path of PATHS)
  test(`${path} has a policy that allows its scripts, whatever headers the GET has`, async ({
    baseURL,
  }) => {
    for (const fields of ODD_FIELDS) {
      const { status, headers, body } = await sendExactly(`${baseURL}${path}`, "GET", fields);
      // A read that says it is a form is refused before a page is rendered for it.
      if (status === 400) continue;
      const asked = JSON.stringify(fields);
      const policy = String(headers["content-security-policy"]);
      expect(status, asked).toBe(MISSING.includes(path) ? 404 : 200);
      expect(blockedScripts(body, policy), asked).toEqual([]);
      expect(policy, asked).not.toMatch(/script-src [^;]*'unsafe-/);
      expect(policy, asked).toContain("frame-ancestors 'none'");
      expect(policy.includes("'nonce-"), asked).toBe(RENDERED_ON_REQUEST.includes(path));
      if (policy.includes("'nonce-"))
        expect(headers["cache-control"], asked).toBe("private, no-store");
    }
  });

test("a form posted to a page without forms gets a 405", async ({ request }) => {
  for (const path of ["/", "/generate-image", "/no/such-page"].filter((page) => isOffered(page))) {
    const response = await request.post(path, { form: { name: "Ana" } });
    expect([response.status(), await response.text()]).toEqual([405, "This page takes no form."]);
  }
});
