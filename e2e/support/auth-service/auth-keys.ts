import { randomUUID } from "node:crypto";
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
} from "jose";

/** The service's default first. */
type Algorithm = "ES256" | "RS256";
type Key = { kid: string; alg: Algorithm; privateKey: CryptoKey; publicKey: JWK };

/** The newest key signs; earlier ones still verify. */
export type TestAuthKeys = {
  sign: (claims: JWTPayload) => Promise<string>;
  verify: (token: string) => Promise<JWTPayload>;
  /** The service's JWKS. */
  published: () => JSONWebKeySet;
  rotate: (alg: Algorithm) => Promise<void>;
};

export async function createTestAuthKeys(issuer: string): Promise<TestAuthKeys> {
  const keys = [await createKey("ES256")];
  const published = () => ({ keys: keys.map(({ publicKey }) => publicKey) });
  return {
    published,
    sign: async (claims) => {
      const { kid, alg, privateKey } = keys[0] ?? (await createKey("ES256"));
      return new SignJWT(claims).setProtectedHeader({ alg, kid, typ: "JWT" }).sign(privateKey);
    },
    verify: async (token) =>
      (await jwtVerify(token, createLocalJWKSet(published()), { issuer })).payload,
    rotate: async (alg) => void keys.unshift(await createKey(alg)),
  };
}

async function createKey(alg: Algorithm): Promise<Key> {
  const kid = randomUUID();
  const { privateKey, publicKey } = await generateKeyPair(alg);
  return {
    kid,
    alg,
    privateKey,
    publicKey: { ...(await exportJWK(publicKey)), kid, alg, use: "sig", key_ops: ["verify"] },
  };
}
