import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { FACETS } from "#lib/quote-requests/facets.ts";
import { SITE_ENV } from "./site.ts";

/** A request that no browser sends. */
export type Hostile = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Names special to JavaScript; values special to PostgreSQL, Date or React. */
const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", ""];
const VALUES = [
  ...NAMES,
  "0000-01-01",
  "0001-01-01",
  "9999-12-31",
  "-000001-01-01",
  "+275760-09-13",
  "2026-02-30",
  "2026-1-1",
  "infinity",
  "NaN",
  "-1",
  "0",
  "1e400",
  "2147483648",
  "9007199254740993",
  "9223372036854775808",
  "999999999999999",
  "zzzzzzzzzz-zzzzzzzzzzz",
  "0-0",
  "\0",
  "\ud800",
  "\uffff",
  "%",
  "'",
  "\\",
  ":*",
  "!! & | <->",
  "a".repeat(5_000),
];
const text = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const encode = (value: string) => encodeURIComponent(value.toWellFormed());
const encoded = fc.oneof(
  { weight: 9, arbitrary: text.map(encode) },
  fc.constantFrom("%ff", "%ed%a0%80", "%"),
);

const PARAMETERS = ["q", "from", "to", "cursor", "format", "limit", ...Object.keys(FACETS)];
const parameter = fc.constantFrom(...PARAMETERS, ...NAMES);
const value = fc.oneof(
  encoded,
  fc.constantFrom(...Object.values(FACETS).flatMap(({ values }) => [...values]), "excel"),
);
/** The inbox's query with repeated, empty and unknown parameters. */
export const filters: fc.Arbitrary<string> = fc
  .array(fc.tuple(parameter, value), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, given]) => `${encode(name)}=${given}`).join("&"));

export const ids: fc.Arbitrary<string> = encoded.filter((part) => part !== "");

const field = fc.oneof(fc.constantFrom("version", "status", "assignee", "note", ...NAMES), text);
export const changes: fc.Arbitrary<string> = fc.oneof(
  fc
    .dictionary(field, fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(1, 2 ** 31)))
    .map((change) => JSON.stringify(change)),
  fc.constantFrom('{"version":1,"status":"archived"}', '{"note":"Called."}', "[".repeat(9_000), ""),
  text,
);

const reference = fc
  .tuple(
    fc.constantFrom(..."@FKQWBDnirRSTAOGULMVxXCEIN1$-".split("").concat("", "undefined", "0")),
    fc.constantFrom("", "0", "1", "2", "1:0", "1:__proto__:then", "1:constructor", "9".repeat(400)),
  )
  .map(([kind, at]) => `$${kind}${at}`);
const argument = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    reference,
    text,
    fc.constantFrom(null, true, 1, "$K1", "$F1"),
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES, "status", "bound", "id"), text), tie("any"), {
      maxKeys: 3,
    }),
  ),
})).any;
const actionArguments = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(argument, { maxLength: 4 }).map((list) => JSON.stringify(list)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("[".repeat(9_000), `${"[".repeat(3_000)}${"]".repeat(3_000)}`),
  },
  { weight: 1, arbitrary: text },
);

const actions = JSON.parse(
  readFileSync(join(SITE_ENV.NEXT_DIST_DIR, "server/server-reference-manifest.json"), "utf8"),
) as { node: Record<string, unknown> };
const actionId = fc.constantFrom(...Object.keys(actions.node), "0".repeat(42), "constructor", "x");
const BOUNDARY = "----hostile";
const TYPES = {
  form: `multipart/form-data; boundary=${BOUNDARY}`,
  text: "text/plain;charset=UTF-8",
  fields: "application/x-www-form-urlencoded",
};

/** Calls of a server action, as an attacker would send them. */
export function actionCalls(paths: readonly string[]): fc.Arbitrary<Hostile> {
  const parts = fc.array(
    fc.tuple(
      fc.constantFrom("0", "1", "2", "1_password", "1_idempotencyKey", "__proto__"),
      actionArguments,
    ),
    { maxLength: 3 },
  );
  return fc
    .tuple(
      fc.constantFrom(...paths),
      actionId,
      actionArguments,
      parts,
      fc.constantFrom("form", "text", "fields"),
    )
    .map(([path, action, list, more, type]) => ({
      path,
      method: "POST",
      headers: { "next-action": action, "content-type": TYPES[type] },
      body: type === "form" ? multipart([["0", list], ...more]) : list,
    }));
}

/** Posts of a form without a script. */
export function actionForms(paths: readonly string[]): fc.Arbitrary<Hostile> {
  const bound = fc.oneof(
    actionArguments,
    fc
      .tuple(actionId, fc.constantFrom("$@1", "$@0", "$@2", "$F1", null, []))
      .map(([id, list]) => JSON.stringify({ id, bound: list })),
  );
  const name = fc.oneof(
    fc.constantFrom(
      "$ACTION_REF_1",
      "$ACTION_REF_",
      "$ACTION_REF_x",
      "$ACTION_1:0",
      "$ACTION_1:1",
      "$ACTION_KEY",
    ),
    actionId.map((id) => `$ACTION_ID_${id}`),
    text,
  );
  return fc
    .tuple(
      fc.constantFrom(...paths),
      fc.array(fc.tuple(name, bound), { maxLength: 5 }),
      fc.boolean(),
    )
    .map(([path, fields, isForm]) => ({
      path,
      method: "POST",
      headers: { "content-type": isForm ? TYPES.form : TYPES.fields },
      body: isForm
        ? multipart(fields)
        : fields.map(([key, given]) => `${encode(key)}=${encode(given)}`).join("&"),
    }));
}

function multipart(parts: readonly (readonly [string, string])[]): string {
  const encodedParts = parts.map(
    ([name, given]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${given}\r\n`,
  );
  return `${encodedParts.join("")}--${BOUNDARY}--\r\n`;
}
