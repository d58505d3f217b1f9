import type { Exchange } from "./exchange.ts";

/**
 * Where the published description is behind the service and its client, and our evidence. Each entry rewrites a
 * matching exchange into the description's terms.
 */
export const EXCEPTIONS: readonly {
  reason: string;
  translate: (exchange: Exchange) => Exchange | undefined;
}[] = [
  {
    reason:
      "errors for clients that send X-Supabase-Api-Version 2024-01-01 are { code, message } (internal/api/errors.go, HTTPErrorResponse20240101); the description has the earlier form",
    translate: (exchange) => {
      const { code, message, ...more } = (exchange.responseBody ?? {}) as Record<string, unknown>;
      if (exchange.status < 400 || typeof code !== "string") return undefined;
      const responseBody = { code: exchange.status, error_code: code, msg: message, ...more };
      return { ...exchange, responseBody };
    },
  },
  {
    reason:
      "/reauthenticate is read (internal/api/api.go, and the client); the description has it written",
    translate: (exchange) =>
      exchange.path === "/reauthenticate" && exchange.method === "GET"
        ? { ...exchange, method: "POST" }
        : undefined,
  },
  {
    reason:
      "the code of a mail is verified as type `email` (internal/api/verify.go); the description's list has its older names alone",
    translate: (exchange) => {
      const sent = exchange.sent as { type?: unknown } | undefined;
      if (exchange.path !== "/verify" || sent?.type !== "email") return undefined;
      return { ...exchange, sent: { ...sent, type: "magiclink" } };
    },
  },
  {
    reason:
      "the client says null or an empty object where it has no PKCE challenge and no captcha; the description leaves them out, at /verify, /resend and /user also by name",
    translate: (exchange) => {
      const members = Object.entries((exchange.sent ?? {}) as Record<string, unknown>);
      const said = members.filter(([name, value]) => !(OFTEN_EMPTY.has(name) && isEmpty(value)));
      if (said.length === members.length) return undefined;
      return { ...exchange, sent: Object.fromEntries(said) };
    },
  },
  {
    reason:
      "redirect_to may stand in the query of what sends a mail (internal/utilities/request.go, GetReferrer); the description has it for links alone",
    translate: (exchange) => {
      const { redirect_to: place, ...query } = exchange.query;
      if (place === undefined || !SENDS_MAIL.has(exchange.path)) return undefined;
      return { ...exchange, query };
    },
  },
  {
    reason:
      "with skip_http_redirect an identity is linked by an answer with the address, and scopes may be left out (internal/api/identity.go, LinkIdentity); the description has the redirection alone",
    translate: (exchange) => {
      const { skip_http_redirect: isSkipped, ...query } = exchange.query;
      if (exchange.path !== "/user/identities/authorize" || isSkipped !== "true") return undefined;
      if (exchange.status !== 200) return { ...exchange, query: { scopes: "email", ...query } };
      const { url } = exchange.responseBody as { url: string };
      return {
        ...exchange,
        query: { scopes: "email", ...query },
        status: 302,
        headers: { location: url },
        responseBody: undefined,
      };
    },
  },
  {
    reason:
      "the answer to a new factor repeats its friendly_name (internal/api/mfa.go, EnrollFactorResponse); the description does not name it",
    translate: (exchange) => {
      if (exchange.path !== "/factors" || exchange.status !== 200) return undefined;
      const { friendly_name: _name, ...responseBody } = exchange.responseBody as Record<
        string,
        unknown
      >;
      return { ...exchange, responseBody };
    },
  },
  {
    reason:
      "the client repeats the factor's id in a challenge's body (GoTrueClient.ts, _challenge), where the service overlooks it",
    translate: (exchange) => {
      if (!/^\/factors\/[^/]+\/challenge$/.test(exchange.path)) return undefined;
      const { factorId: _id, ...sent } = exchange.sent as Record<string, unknown>;
      return { ...exchange, sent };
    },
  },
  {
    reason: "a 429 has its error_code too (internal/api/errors.go); the description leaves it out",
    translate: (exchange) => {
      if (exchange.status !== 429) return undefined;
      const { error_code: _code, ...responseBody } = exchange.responseBody as Record<
        string,
        unknown
      >;
      return { ...exchange, responseBody };
    },
  },
  {
    reason:
      "refusals have a status that the description does not list for the call (internal/api/auth.go, verify.go, mfa.go, user.go); its own notes say that they vary",
    translate: (exchange) => {
      const listed = UNLISTED_STATUSES[`${exchange.method} ${generalize(exchange.path)}`];
      return listed?.statuses.includes(exchange.status) ? { ...exchange, ...listed.as } : undefined;
    },
  },
];

/** Operations missing from the description, with our own schema. */
export const UNDESCRIBED: Record<string, { reason: string; schema: Record<string, unknown> }> = {
  "GET /.well-known/jwks.json": {
    reason: "the key set is not described (internal/api/jwks.go); it has the form of RFC 7517",
    schema: {
      type: "object",
      required: ["keys"],
      additionalProperties: false,
      properties: {
        keys: {
          type: "array",
          items: {
            type: "object",
            required: ["kty", "kid", "alg"],
            // A private or symmetric key must never be published.
            not: { anyOf: [{ required: ["d"] }, { required: ["k"] }] },
          },
        },
      },
    },
  },
};

const OFTEN_EMPTY = new Set(["code_challenge", "code_challenge_method", "gotrue_meta_security"]);
const SENDS_MAIL = new Set(["/signup", "/otp", "/recover", "/resend", "/user", "/verify"]);

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

function generalize(path: string): string {
  return path.replace(/(?<=\/factors\/)[\da-f-]{36}/, "{factorId}");
}

/** Treats an error as one that the description lists for the same or a similar call. */
type Listed = { statuses: number[]; as: Partial<Exchange> };
const asBadRequest = (...statuses: number[]): Listed => ({ statuses, as: { status: 400 } });
/** For calls without listed errors: those of another call with a token. */
const asOfGrants = (...statuses: number[]): Listed => ({
  statuses,
  as: { status: 403, method: "GET", path: "/user/oauth/grants", sent: undefined, query: {} },
});
const UNLISTED_STATUSES: Record<string, Listed> = {
  "POST /signup": asBadRequest(422),
  "POST /verify": asOfGrants(403),
  "POST /logout": asOfGrants(403),
  "GET /user": asOfGrants(401, 403),
  "PUT /user": asBadRequest(401, 403, 422),
  "POST /reauthenticate": asBadRequest(401, 403),
  "POST /factors": asBadRequest(401, 403, 422),
  "POST /factors/{factorId}/challenge": asBadRequest(401, 403, 404),
  "POST /factors/{factorId}/verify": asBadRequest(401, 403, 404, 422),
  "DELETE /factors/{factorId}": asBadRequest(401, 403, 404, 422),
};
