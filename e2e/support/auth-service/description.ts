import { readFile } from "node:fs/promises";
import { Ajv, type ValidateFunction } from "ajv";
import { parse } from "yaml";
import { EXCEPTIONS, UNDESCRIBED } from "./description-exceptions.ts";
import type { Exchange } from "./exchange.ts";

type Schema = Record<string, unknown>;
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};
type Paths = Record<string, Record<string, Operation>>;

export type Finding = {
  /** Such as `POST /factors/{factorId}/verify`. */
  operation: string;
  problems: string[];
  exceptions: string[];
};

/** Returns a function that checks an exchange against the published description, undescribed members included. */
export async function readDescription(): Promise<(exchange: Exchange) => Finding> {
  const text = await readFile(new URL("openapi.yaml", import.meta.url), "utf8");
  const document = close(parse(text)) as { paths: Paths };
  const ajv = new Ajv({ strict: false, allErrors: true, formats: FORMATS });
  ajv.addSchema(document, "service");
  return (exchange) => {
    const undescribed = UNDESCRIBED[`${exchange.method} ${exchange.path}`];
    if (undescribed) {
      const { reason, schema } = undescribed;
      const problems = check(ajv.compile(schema), "response", exchange.responseBody);
      return { operation: `${exchange.method} ${exchange.path}`, problems, exceptions: [reason] };
    }
    const exceptions: string[] = [];
    let described = exchange;
    for (const { reason, translate } of EXCEPTIONS) {
      const translated = translate(described);
      if (translated) exceptions.push(reason);
      described = translated ?? described;
    }
    return { ...hold(ajv, document.paths, described), exceptions };
  };
}

function hold(ajv: Ajv, paths: Paths, exchange: Exchange): Omit<Finding, "exceptions"> {
  const template = Object.keys(paths).find((path) => patternOf(path).test(exchange.path));
  const method = exchange.method.toLowerCase();
  const operation = template && paths[template]?.[method];
  const name = `${exchange.method} ${template ?? exchange.path}`;
  if (!template || !operation) return { operation: name, problems: [`${name} is not described`] };
  const pointer = `service#/paths/${template.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
  const at = (place: string) =>
    ajv.compile({ $ref: `${pointer}/${place}/content/application~1json/schema` });
  const problems = checkQuery(ajv, operation, exchange.query);
  const isBody = exchange.sent !== undefined;
  if (isBody && operation.requestBody)
    problems.push(...check(at("requestBody"), "request", exchange.sent));
  if (isBody && !operation.requestBody) problems.push("no body is described for the request");
  const response = resolve(ajv, operation.responses[exchange.status]);
  if (!response) return { operation: name, problems: [...problems, `no ${exchange.status}`] };
  const schema = response.content?.["application/json"]?.schema;
  if (schema)
    problems.push(...check(ajv.compile(locate(schema)), "response", exchange.responseBody));
  else if (exchange.responseBody !== undefined)
    problems.push("no body is described for the answer");
  return { operation: name, problems: problems.map((problem) => `${name}: ${problem}`) };
}

function checkQuery(ajv: Ajv, operation: Operation, query: Record<string, string>): string[] {
  const described = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const unknown = Object.keys(query).filter((key) => !described.some(({ name }) => name === key));
  return [
    ...unknown.map((key) => `query ${key} is not described`),
    ...described.flatMap(({ name, required, schema }) => {
      if (query[name] === undefined) return required ? [`query ${name} is missing`] : [];
      return check(ajv.compile(schema), `query ${name}`, query[name]);
    }),
  ];
}

function check(validate: ValidateFunction, what: string, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${what}${instancePath} ${message ?? ""} ${JSON.stringify(params)}`,
  );
}

type Response = { content?: { "application/json"?: { schema?: Schema } } };

/** Resolves a reference. */
function resolve(ajv: Ajv, response: unknown): Response | undefined {
  const reference = (response as { $ref?: string } | undefined)?.$ref;
  if (!reference) return response as Response | undefined;
  const name = reference.replace("#/components/responses/", "");
  const document = ajv.getSchema("service")?.schema as {
    components: { responses: Record<string, Response> };
  };
  return document.components.responses[name];
}

function locate(schema: unknown): Schema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"service#/components'),
  ) as Schema;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}

/** Forbids additional members in every described object. */
function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close);
  if (typeof node !== "object" || node === null) return node;
  const closed = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, close(value)]),
  );
  const isOpen = closed.type === "object" && typeof closed.properties === "object";
  return isOpen ? { additionalProperties: false, ...closed } : closed;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const FORMATS = {
  uuid: UUID,
  email: /^\S+@[^@\s]+$/,
  phone: /^\+?\d*$/,
  hostname: /^[a-z\d.-]+$/i,
  base64url: /^[\w-]*$/,
  uri: (text: string) => URL.canParse(text),
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
};
