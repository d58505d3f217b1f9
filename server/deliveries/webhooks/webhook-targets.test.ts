import { expect, it } from "vitest";
import { findWebhookUrl, webhookTargets } from "./webhook-targets.ts";

const URLS = [
  "https://crm:secret@crm.example/hooks/site?token=hidden",
  "https://crm.example/hooks/other",
  "http://127.0.0.1:4000/",
];

it("names each target by host and hash, without secrets or duplicates", () => {
  const names = webhookTargets([...URLS, URLS[0] ?? ""]).map(({ name }) => name);
  expect(names).toEqual([
    expect.stringMatching(/^crm\.example [0-9a-f]{8}$/),
    expect.stringMatching(/^crm\.example [0-9a-f]{8}$/),
    expect.stringMatching(/^127\.0\.0\.1:4000 [0-9a-f]{8}$/),
  ]);
  expect(new Set(names).size).toBe(3);
});

it("finds a target by name while it is configured", () => {
  const targets = webhookTargets(URLS);
  for (const { name, url } of targets) expect(findWebhookUrl(name, URLS.toReversed())).toBe(url);
  expect(findWebhookUrl(targets[0]?.name ?? "", URLS.slice(1))).toBeUndefined();
});
