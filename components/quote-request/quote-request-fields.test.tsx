import { is, SQL } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { describeQuoteRequest } from "#components/inbox/data/describe-quote-request.ts";
import { QuoteRequestFields } from "./quote-request-fields.tsx";
import { QuoteRequestReceipt } from "./quote-request-receipt.tsx";
import { quoteRequests } from "#db/schema.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import {
  quoteRequestSchema,
  type QuoteRequestField,
} from "#lib/quote-requests/quote-request-schema.ts";
import { DELIVERY_ADDRESS_FIELD, SAMPLES_FIELD } from "#lib/quote-requests/request-fields.ts";
import { TEXT_FIELDS, type FormInput } from "#lib/quote-requests/read-form-input.ts";
import { labelOf } from "#lib/inbox/value-labels.ts";
import { composeExportTeamMail } from "#server/deliveries/mail/export-team-mail.tsx";
import { PARTIES } from "#e2e/support/mail-request.ts";
import { composeQuoteRequestCreated } from "#server/deliveries/webhooks/webhook-format.ts";
import { WORKBOOK_COLUMNS } from "#server/quote-requests/export-queries.ts";

/** What a buyer enters; a new field of another kind than text needs its line. */
const ENTERED: Partial<Record<QuoteRequestField, string | string[]>> = {
  email: "entered-email@studio.example",
  projectType: "office-building",
  productCategories: ["wall-panels"],
  quantity: "large",
  budgetRange: "100k-250k",
  timeline: "6-12-months",
};
/** Of the samples' form, whose specifications say them (lib/quote-requests/read-form-input.test.ts). */
const OF_SAMPLES = new Set<string>([SAMPLES_FIELD, DELIVERY_ADDRESS_FIELD]);
const FIELDS = (Object.keys(quoteRequestSchema.in.shape) as QuoteRequestField[]).filter(
  (field): field is Exclude<QuoteRequestField, "samples" | "deliveryAddress"> =>
    !OF_SAMPLES.has(field),
);
const entered = (field: QuoteRequestField) => ENTERED[field] ?? `entered-${field}`;

const stored = {
  ...quoteRequestSchema.parse(Object.fromEntries(FIELDS.map((field) => [field, entered(field)]))),
  id: 104_821,
  language: "en" as const,
  createdAt: new Date("2026-11-22T15:59:00Z"),
  status: "pending",
  riskFlags: [],
  files: [],
};
const details = { ...stored, createdAt: stored.createdAt.toISOString(), assignee: null };

const asked = Object.fromEntries(FIELDS.map((field) => [field, entered(field)])) as FormInput;
const accepted = { status: "success", reference: "", asked } as const;
const receipt = renderToStaticMarkup(<QuoteRequestReceipt words={ENGLISH} stored={accepted} />)
  .replaceAll(/<[^>]+>/g, "")
  .replaceAll("\u00A0", " ");
/** Who asked need not be told. */
const IS_TOLD = /^(?!name|phone|company)/;

let mail = "";
beforeAll(async () => {
  mail = (await composeExportTeamMail(stored, "delivery", PARTIES)).text.replaceAll("\u00A0", " ");
});

/** The value, or the words that the export team reads for it. */
function shown(field: (typeof FIELDS)[number]): string[] {
  const [value = ""] = [entered(field)].flat();
  return [value, labelOf(value)];
}
const isShown = (text: string, field: (typeof FIELDS)[number]) =>
  shown(field).some((words) => text.includes(words));

describe.each(FIELDS)("the field %s", (field) => {
  const column = field === "productCategories" ? "productCategory" : field;

  it("is in the form, in the direction of what is typed, and read without JavaScript", () => {
    const form = renderToStaticMarkup(
      <QuoteRequestFields
        words={ENGLISH}
        errors={{}}
        values={{}}
        onAttach={undefined}
        drawings={null}
      />,
    );
    expect(form.match(`<[^>]*="${field}"[^>]*`)?.[0]).toMatch(/^<sel|checkbox|dir="(auto|ltr)"/);
    expect([...TEXT_FIELDS, "productCategories"]).toContain(field);
  });

  it("is in the receipt, the export team's mail, the inbox, the webhook and the workbook", () => {
    expect(isShown(receipt, field), "quote-request-receipt.tsx").toBe(IS_TOLD.test(field));
    expect(isShown(mail, field), "export-team-mail.tsx").toBe(true);
    const row = describeQuoteRequest(
      details as unknown as Parameters<typeof describeQuoteRequest>[0],
    );
    expect(isShown(row, field), "describe-quote-request.ts").toBe(true);
    const event = JSON.stringify(composeQuoteRequestCreated(stored));
    expect(isShown(event, field), "webhook-format.ts").toBe(true);
    const columns = WORKBOOK_COLUMNS.flatMap(({ value }) =>
      is(value, SQL) ? value.queryChunks : [value],
    );
    expect(columns, "export-queries.ts").toContain(quoteRequests[column]);
  });
});
