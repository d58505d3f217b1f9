import { createHmac, randomBytes } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_SECONDS = 30;

/** Base32. */
export function createTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join("");
}

/** RFC 6238 with SHA-1, six digits and steps of thirty seconds. */
export function totpOf(secret: string, atMs = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 1_000 / STEP_SECONDS)));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Accepts the previous and next step, like the service. */
export function isTotp(secret: string, code: string): boolean {
  return [-1, 0, 1].some(
    (step) => totpOf(secret, Date.now() + step * STEP_SECONDS * 1_000) === code,
  );
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
