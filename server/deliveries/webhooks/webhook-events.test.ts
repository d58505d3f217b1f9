import { describe, expect, it } from "vitest";
import { formatReference, quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import {
  composeQuoteRequestCreated,
  composeStatusChanged,
  quoteRequestCreatedSchema,
  statusChangedSchema,
} from "./webhook-events.ts";

const request = {
  language: "en",
  id: 100_001,
  createdAt: new Date("2026-11-22T15:04:05.678Z"),
  ...quoteRequestSchema.parse({
    name: "Ana Ferreira",
    email: "ana@studio.example",
    projectType: "luxury-residence",
  }),
  status: "pending",
  riskFlags: [],
} as const;
const at = new Date("2026-11-22T15:04:06Z");

describe("composeQuoteRequestCreated", () => {
  it("sends null for empty fields and the URL of the request", () => {
    const event = composeQuoteRequestCreated({ ...request, riskFlags: [] }, at);
    expect(quoteRequestCreatedSchema.parse(event)).toEqual(event);
    expect(event).toMatchObject({
      type: "quote_request.created",
      version: 1,
      timestamp: "2026-11-22T15:04:06.000Z",
      data: {
        id: 100_001,
        reference: formatReference(100_001),
        url: "http://localhost:3000/admin/teragus-submissions?request=100001",
        created_at: "2026-11-22T15:04:05.678Z",
        status: "pending",
        name: "Ana Ferreira",
        email: "ana@studio.example",
        phone: null,
        company: null,
        project_type: "luxury-residence",
        product_categories: [],
        quantity: null,
        budget_range: null,
        timeline: null,
        specifications: null,
        message: null,
        doubts: [],
      },
    });
  });

  it("includes every field as typed", () => {
    const { data } = composeQuoteRequestCreated(
      {
        ...request,
        phone: "+351 21 555 0100",
        company: "Studio “Çedilha” & Filhos",
        productCategory: "hardwood-flooring, wall-panels",
        quantity: "medium",
        budgetRange: "100k-250k",
        timeline: "3-6-months",
        specifications: "Oak\n190 mm",
        message: "مرحبا 👋",
        riskFlags: ["sent-fast"],
      },
      at,
    );
    expect(data).toMatchObject({
      phone: "+351 21 555 0100",
      company: "Studio “Çedilha” & Filhos",
      product_categories: ["hardwood-flooring", "wall-panels"],
      quantity: "medium",
      budget_range: "100k-250k",
      timeline: "3-6-months",
      specifications: "Oak\n190 mm",
      message: "مرحبا 👋",
      doubts: ["sent-fast"],
    });
  });
});

it("composes a status change without personal data", () => {
  const change = { id: 100_001, from: "pending", to: "in_review", changedAt: at };
  const event = composeStatusChanged(change);
  expect(statusChangedSchema.parse(event)).toEqual(event);
  expect(event).toEqual({
    type: "quote_request.status_changed",
    version: 1,
    timestamp: "2026-11-22T15:04:06.000Z",
    data: {
      id: 100_001,
      reference: formatReference(100_001),
      from: "pending",
      to: "in_review",
      changed_at: "2026-11-22T15:04:06.000Z",
    },
  });
});
