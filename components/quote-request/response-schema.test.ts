import { expect, test } from "vitest";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { quoteRequestResponseSchema } from "./response-schema.ts";
import { readQuoteRequestForm } from "#lib/quote-requests/quote-request-form-data.ts";

const sentForm = () => {
  const form = new FormData();
  form.set("idempotencyKey", crypto.randomUUID());
  form.set("renderedAt", "1790000000000");
  const { attachments: _attachments, ...sent } = readQuoteRequestForm(form) ?? {};
  return sent;
};

test.each([
  { status: "success", reference: formatReference(100_001) },
  { status: "error", message: "Please check the marked fields." },
  {
    status: "error",
    message: "Please check the marked fields.",
    fieldErrors: { email: "Enter an address." },
    sent: sentForm(),
  },
  { status: "error", message: "Too many.", code: 429, retryAfterSeconds: 60, sent: sentForm() },
])("accepts %j", (response) => {
  expect(quoteRequestResponseSchema.parse(response)).toEqual(response);
});

test.each([
  undefined,
  null,
  "ok",
  {},
  { image: null },
  { status: "idle" },
  { status: "success" },
  { status: "success", reference: null },
  { status: "success", reference: "100001" },
  { status: "success", reference: `<b>${formatReference(100_001)}` },
  { status: "error" },
  { status: "error", message: "" },
  { status: "error", message: "No.", fieldErrors: { email: 1 } },
  { status: "error", message: "No.", fieldErrors: { password: "Too short." } },
  { status: "error", message: "No.", sent: {} },
])("rejects %j", (response) => {
  expect(quoteRequestResponseSchema.safeParse(response).success).toBe(false);
});
