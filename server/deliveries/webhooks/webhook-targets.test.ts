import { expect, it } from "vitest";
import { findWebhookUrl, webhookTargets } from "./webhook-targets.ts";

const URLS = [
  "https://crm:secret@crm.example/hooks/teragus?token=hidden",
  "https://crm.example/hooks/other",
  "http://127.0.0.1:4000/",
];

it("names each address by its host and nothing secret, one name each", () => {
  const names = webhookTargets([...URLS, URLS[0] ?? ""]).map(({ name }) => name);
  expect(names).toEqual([
    expect.stringMatching(/^crm\.example [0-9a-f]{8}$/),
    expect.stringMatching(/^crm\.example [0-9a-f]{8}$/),
    expect.stringMatching(/^127\.0\.0\.1:4000 [0-9a-f]{8}$/),
  ]);
  expect(new Set(names).size).toBe(3);
});

it("finds an address by the name as long as it is configured, wherever in the list", () => {
  const targets = webhookTargets(URLS);
  for (const { name, url } of targets) expect(findWebhookUrl(name, URLS.toReversed())).toBe(url);
  expect(findWebhookUrl(targets[0]?.name ?? "", URLS.slice(1))).toBeUndefined();
});
