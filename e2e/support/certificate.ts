import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function findOpenssl(): boolean {
  return spawnSync("openssl", ["version"]).status === 0;
}

/** A self-signed certificate for `localhost`, valid for a day. */
export function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "teragus-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key, "-out", cert, "-days", "1"];
  try {
    execFileSync("openssl", ["req", "-x509", ...newKey, ...subject, ...files], { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
