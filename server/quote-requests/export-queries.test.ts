import { buffer, text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { clockChanges, isoInCompanyZone } from "#lib/time/test-time.ts";
import { readArchive } from "#e2e/support/read-archive.ts";
import { quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { CSV_FORMATS } from "./csv-format.ts";
import { exportQuoteRequests } from "./export-queries.ts";
import { insertRequests } from "#db/test-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";

const own = useTestDatabase();
beforeEach(() => own.database.delete(quoteRequests));

const insert = (...requests: Partial<NewQuoteRequest>[]) =>
  insertRequests(
    own.database,
    ...requests.map((request) => ({ email: "ana@example.com", ...request })),
  );

const PHONE = /^\+1+( 1+[1 -]*)?$/;
const STARTER = /[=+@\-＝＋－＠﹢\u2212]/;

async function exported(): Promise<Record<string, string>[]> {
  const csv = await text(await exportQuoteRequests(own.database));
  return parse(csv, { columns: true, record_delimiter: "\r\n" });
}

test("has 13 columns in the specified order, even without rows", async () => {
  expect(await text(await exportQuoteRequests(own.database))).toBe(
    "Date,Name,Email,Phone,Company,Project Type,Product Category,Quantity,Budget Range,Timeline,Specifications,Message,Status\r\n",
  );
});

test("exports rows newest first, as typed", async () => {
  const message =
    'He said "oak", then\nwalnut; <b>&amp;</b> \'; DROP TABLE quote_requests -- \\n €';
  await insert(
    { createdAt: new Date("2026-01-02T03:04:05Z"), name: "Older" },
    {
      createdAt: new Date("2026-02-02T03:04:05Z"),
      name: "青山 太郎",
      message,
      company: "A, B & C",
    },
  );
  const rows = await exported();
  expect(rows.map((row) => row.Name)).toEqual(["青山 太郎", "Older"]);
  expect(rows[0]).toMatchObject({
    Message: message,
    Company: "A, B & C",
    Date: isoInCompanyZone(new Date("2026-02-02T03:04:05Z")),
  });
  expect(rows[1]).toMatchObject({ Message: "", Phone: "", "Product Category": "" });
});

test("names the samples of a box, whose type of project says nothing, in each format", async () => {
  const list = "Samples: Teak (hardwood flooring); Windows (doors and windows), corner section";
  await insert({ projectType: "other", specifications: `${list}\nDelivery address:\nPorto` });
  expect((await exported())[0]?.["Project Type"]).toBe("Samples: Teak; Windows");
  const workbook = await buffer(await exportQuoteRequests(own.database, { format: "xlsx" }));
  const sheet = readArchive(workbook).get("xl/worksheets/sheet1.xml");
  expect(String(sheet)).toContain(">Samples: Teak; Windows<");
});

test("writes dates in the company's time zone with offset, even across DST changes", async () => {
  const times = [
    ...clockChanges(2026).flatMap((change) => [new Date(change.getTime() - 1_000), change]),
    new Date("2026-12-31T23:30:00Z"),
  ];
  await insert(...times.map((createdAt) => ({ createdAt })));
  const rows = await exported();
  expect(rows.map((row) => row.Date)).toEqual(times.map(isoInCompanyZone).toReversed());
});

describe("formula injection", () => {
  test.each([
    ..."=1+1|+1+1|-1+1|@SUM(A1)|\t=1+1|  =1+1|\u00a0=1+1|\u3000=1+1|\u200b=1+1|\ufeff=1+1".split(
      "|",
    ),
    ...'＝1+1|＋1+1|－1+1|＠SUM(A1)|﹢1+1|\u22121+1|\n=1+1|"=1+1"'.split("|"),
  ])("escapes %j and keeps it readable", async (message) => {
    await insert({ message });
    expect((await exported())[0]?.Message).toBe(message.replace(STARTER, "'$&"));
  });

  test.each([
    ["A;=1+2;B", "A;'=1+2;B"],
    ["A,=1+2,B", "A,'=1+2,B"],
    ["A\t=1+2\tB", "A\t'=1+2\tB"],
    ["A\n=1+2\nB", "A\n'=1+2\nB"],
    ['x"; =1+2;y', "x\"; '=1+2;y"],
    ['x;"=1+2"', 'x;"\'=1+2"'],
    ["a;=1;=2,\n=3", "a;'=1;'=2,\n'=3"],
    ["x;\u00a0＝1+2", "x;\u00a0'＝1+2"],
    ["x;€=1", "x;€=1"],
  ])("escapes %j where a spreadsheet may split it", async (message, safe) => {
    await insert({ message });
    for (const format of ["csv", "excel-europe"] as const) {
      const csv = await text(await exportQuoteRequests(own.database, { format }));
      const { delimiter } = CSV_FORMATS[format];
      const [row] = parse<Record<string, string>>(csv, { bom: true, columns: true, delimiter });
      expect(row?.Message).toBe(safe);
    }
  });

  test("is impossible in a whole file, however it is split", async () => {
    const line = fc.string({
      unit: fc.constantFrom(..."=+-@＝−;,\"' Aé1"),
      minLength: 1,
      maxLength: 12,
    });
    const long = fc.string({
      unit: fc.constantFrom(..."=+-@＝−;,\"' Aé1\t\n"),
      minLength: 1,
      maxLength: 24,
    });
    const rows = fc.record({ name: line, company: line, specifications: long, message: long });
    await insert(...fc.sample(rows, 500));
    for (const format of ["csv", "excel-europe"] as const) {
      const csv = await text(await exportQuoteRequests(own.database, { format }));
      const cells = csv.split(/[,;\t\r\n]/).map((cell) => cell.replaceAll('"', ""));
      const formulas = cells.filter((cell) => /^\s*[=+@\-＝−]/.test(cell) && !PHONE.test(cell));
      expect(formulas).toEqual([]);
    }
  });

  test.each("plain|a=b|10-12 weeks|1 + 1|'=quoted|“=”|(=)".split("|"))(
    "leaves %j unchanged",
    async (message) => {
      await insert({ message });
      expect((await exported())[0]?.Message).toBe(message);
    },
  );
});

describe("phone number", () => {
  test.each([
    ..."+44 20 7946 0018|+442079460018|+1 (555) 010-0199|+44 (0)20 7946 0018".split("|"),
    ..."+1(555)010-0199|020 7946 0018|(555) 010-0199".split("|"),
  ])("leaves %j unchanged", async (phone) => {
    await insert({ phone });
    expect((await exported())[0]?.Phone).toBe(phone);
  });

  test.each(["+1-555-0100", "+1 -555", "+1+1", "+44 20*2", "-5550100", "=44"])(
    "escapes one that would be computed: %j",
    async (phone) => {
      await insert({ phone });
      expect((await exported())[0]?.Phone).toBe(`'${phone}`);
    },
  );
});
