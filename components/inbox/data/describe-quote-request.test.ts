import { expect, test } from "vitest";
import { companyTime } from "#lib/time/company-time.ts";
import { formatReference, quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { describeQuoteRequest } from "./describe-quote-request.ts";

const quoteRequest = {
  id: 104_821,
  createdAt: "2026-11-22T05:59:00.000Z",
  status: "pending",
  ...quoteRequestSchema.parse({
    name: "Ana Ruiz",
    email: "ana@estudio.example",
    projectType: "other",
    message: "64 suites",
  }),
  language: "de" as const,
  riskFlags: ["sent-fast" as const],
  version: 1,
  assignee: null,
  quotedAt: null,
  erasedAt: null,
  events: [],
  deliveries: [],
  files: [],
  related: { address: { rows: [], hasMore: false }, domain: { rows: [], hasMore: false } },
  transitions: [],
};

test("describes a row with the company's local time, its risk flags and its empty fields", () => {
  const lines = describeQuoteRequest(quoteRequest).split("\n");
  expect(lines).toContain(`Reference: ${formatReference(104_821)}`);
  expect(lines).toContain(`Received: ${companyTime(new Date(quoteRequest.createdAt))}`);
  expect(lines).toContain("Risk flags: Sent unusually fast");
  expect(lines).toContain("Phone: not given");
  expect(lines).toContain("Language: German");
});

test("names the samples of a box, whose type of project says nothing", () => {
  const specifications =
    "Samples: White oak (hardwood flooring); Fluted (wall panels)\nDelivery address:\nPorto";
  const text = describeQuoteRequest({ ...quoteRequest, specifications });
  expect(text).toContain("Project type: Samples: white oak, fluted\n");
});

test("names choices in words, and why a file was not received", () => {
  const file = {
    id: "0d5dcf4b-0000-4000-8000-000000000000",
    name: "plan.exe",
    size: 10,
    mediaType: null,
    state: "missing" as const,
    errorCode: "empty" as const,
    scan: "unscanned" as const,
  };
  const lines = describeQuoteRequest({
    ...quoteRequest,
    status: "in_review",
    projectType: "hospitality-resort",
    productCategory: "hardwood-flooring, wall-panels",
    files: [file, { ...file, name: "plan.pdf", state: "complete", errorCode: null }],
  }).split("\n");
  expect(lines).toContain("Status: in review");
  expect(lines).toContain("Project type: Hospitality or resort");
  expect(lines).toContain("Product category: Hardwood flooring, Wall panels");
  expect(lines).toContain("Files: plan.exe (not received: It is empty.), plan.pdf");
});
