import { randomUUID } from "node:crypto";
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from "jose";
import type { TestAuthService } from "./auth-service.ts";
import type { TestSession, TestUser } from "./auth-state.ts";

export type SignedIn = {
  service: TestAuthService;
  user: TestUser;
  session: TestSession;
  token: string;
};

const claimsOf = ({ token }: SignedIn) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as JWTPayload;
const kidNow = ({ service }: SignedIn) => String(service.state.keys.published().keys[0]?.kid);
const minted = ({ service, user, session }: SignedIn, claims: JWTPayload) =>
  service.state.accessToken(user, session, { claims });
const seconds = () => Math.floor(Date.now() / 1_000);

/** Ways to forge an access token. */
export const FORGED_TOKENS: Record<string, (it: SignedIn) => unknown> = {
  "that expired": (it) => minted(it, { exp: seconds() - 10 }),
  "that never expires": (it) => minted(it, { exp: undefined }),
  "that does not hold yet": (it) => minted(it, { nbf: seconds() + 60 }),
  "of another issuer": (it) => minted(it, { iss: "https://other.example/auth/v1" }),
  "of no issuer": (it) => minted(it, { iss: undefined }),
  "for another audience": (it) => minted(it, { aud: "anon" }),
  "for no audience": (it) => minted(it, { aud: undefined }),
  "without a session": (it) => minted(it, { session_id: undefined }),
  "without a person": (it) => minted(it, { sub: undefined }),
  "of another person": (it) => minted(it, { sub: randomUUID(), session_id: "x" }),
  "signed with an unknown key": async (it) => signed(it, { kid: randomUUID() }),
  "signed with another key under a known name": (it) => signed(it, { kid: kidNow(it) }),
  "signed with another key, which it carries along": async (it) => {
    const { privateKey, publicKey } = await generateKeyPair("ES256");
    const jwk = await exportJWK(publicKey);
    return signed(it, { kid: kidNow(it), jwk }, privateKey);
  },
  "that is not signed (alg: none)": (it) => new UnsecuredJWT(claimsOf(it)).encode(),
  "that is not signed under a known name": (it) => {
    const header = Buffer.from(JSON.stringify({ alg: "none", kid: kidNow(it) })).toString(
      "base64url",
    );
    return `${header}.${it.token.split(".")[1]}.`;
  },
  "without its signature": ({ token }) => token.slice(0, token.lastIndexOf(".") + 1),
  "with another payload": async (it) => {
    const [header, , signature] = it.token.split(".");
    const payload = Buffer.from(JSON.stringify({ ...claimsOf(it), aal: "aal2" }));
    return [header, payload.toString("base64url"), signature].join(".");
  },
  "signed with the public key as a secret (HS256, PEM)": async (it) => {
    const key = await importJWK(it.service.state.keys.published().keys[0] ?? {}, undefined, {
      extractable: true,
    });
    const secret = new TextEncoder().encode(await exportSPKI(key as CryptoKey));
    const header = { alg: "HS256", kid: kidNow(it) };
    return new SignJWT(claimsOf(it)).setProtectedHeader(header).sign(secret);
  },
  "signed with the public key as a secret (HS256, JWK)": (it) => {
    const secret = new TextEncoder().encode(
      JSON.stringify(it.service.state.keys.published().keys[0]),
    );
    const header = { alg: "HS256", kid: kidNow(it) };
    return new SignJWT(claimsOf(it)).setProtectedHeader(header).sign(secret);
  },
  "signed with the publishable key": (it) => {
    const secret = new TextEncoder().encode(it.service.publishableKey.padEnd(32, "_"));
    return new SignJWT(claimsOf(it)).setProtectedHeader({ alg: "HS256" }).sign(secret);
  },
  "that is a refresh token": ({ session }) => session.refreshToken,
  "that is an array": ({ token }) => [token],
  "that is an object": ({ token }) => ({ toString: () => token, length: 3 }),
  "that is nothing": () => undefined,
  "that is null": () => null,
  "that is empty": () => "",
  "that is a megabyte of text": () => "x".repeat(1_048_576),
  "that is a megabyte of a token": ({ token }) => token + "A".repeat(1_048_576),
};

/** The token's claims with another signature. */
export async function signed(it: SignedIn, header: object, key?: CryptoKey): Promise<string> {
  const { privateKey } = await generateKeyPair("ES256");
  return new SignJWT(claimsOf(it))
    .setProtectedHeader({ alg: "ES256", typ: "JWT", ...header })
    .sign(key ?? privateKey);
}
