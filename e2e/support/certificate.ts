import { generateKeyPairSync, sign } from "node:crypto";

/** Encodes a value in ASN.1 DER: tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
/** YYMMDDHHMMSSZ */
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/\D/g, "").slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(identifier("2a8648ce3d040302"));
const COMMON_NAME = identifier("550403");
const SUBJECT_ALT_NAME = identifier("551d11");
const HOST = Buffer.from("localhost");
const DAY = 86_400_000;

/** Makes a key and a self-signed certificate for `localhost` that is valid for a day (RFC 5280, 4.1). */
export function makeCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, HOST))));
  const altName = sequence(SUBJECT_ALT_NAME, der(0x04, sequence(der(0x82, HOST))));
  const certified = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + DAY))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(altName)),
  );
  const signature = sign("sha256", certified, privateKey);
  const base64 = sequence(certified, ECDSA_WITH_SHA256, bits(signature)).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
}
