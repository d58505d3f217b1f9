import { IMAGE_TOOL, isOffered } from "#content/switches.ts";
import { spawnSync } from "node:child_process";
import { createTestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signInByRequest } from "#e2e/support/inbox-page.ts";
import { renderedForm, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { startSite } from "#e2e/support/site.ts";
import { somePdf } from "#e2e/support/quote-files.ts";

const MAKE_READ_ONLY = "mount --make-rprivate / && mount -o remount,bind,ro /";
const inNamespace = (command: string) =>
  ["unshare", "--mount", "sh", "-c", `${MAKE_READ_ONLY} && ${command}`] as const;

function canMount(): boolean {
  const [command, ...args] = inNamespace("true");
  return spawnSync(command, args).status === 0;
}

// Only root may mount a disk, and not in every container.
if (canMount())
  test("A site on a read-only disk serves pages, takes requests with files, and keeps mails that it cannot write", async ({
    request,
  }) => {
    const { url, drop } = await createTestDatabase();
    // Without a mail server, mails are files.
    const env = { DATABASE_URL: url, SMTP_URL: "" };
    await using site = await startSite(env, inNamespace("exec node scripts/start.ts"));
    for (const path of ["/", "/de/request-quote", "/catalog.pdf", "/generate-image"].filter(
      (page) => isOffered(page),
    ))
      expect((await request.get(site.url + path)).status(), path).toBe(200);
    const prompt = { prompt: "a walnut kitchen" };
    expect((await request.post(`${site.url}/api/generate-image`, { data: prompt })).ok()).toBe(
      IMAGE_TOOL,
    );
    const plan = somePdf("plan.pdf", 3_000_000);
    const form = { ...(await renderedForm(request, site.url)), ...someBuyer(), attachments: plan };
    const response = await request.post(`${site.url}/request-quote`, { multipart: form });
    const [, id] = REFERENCE_IN_TEXT.exec(await response.text()) ?? [];

    await signInByRequest(request, site.url);
    const read = async (what: "files" | "deliveries") => {
      const stored = await request.get(`${site.url}/api/admin/submissions/${id}`);
      return ((await stored.json()) as Record<string, unknown>)[what];
    };
    expect(await read("files")).toMatchObject([
      { name: "plan.pdf", state: "complete", size: plan.buffer.length },
    ]);
    const reason = expect.stringContaining("read-only file system") as unknown;
    const waiting = { state: "queued", reason };
    await expect.poll(() => read("deliveries")).toMatchObject([waiting, waiting]);
    await site.stop();
    await drop();
  });
