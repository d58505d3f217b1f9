import { join } from "node:path";
import { expect, it } from "vitest";
import { describeMailConfiguration, getMailConfiguration } from "./mail-policy.ts";
import { sendMail, createSmtpTransport, MAIL_LIMITS } from "./mail-client.ts";
import { composeExportTeamMail } from "./export-team-mail.tsx";
import { PARTIES, REQUEST } from "#e2e/support/mail-request.ts";

it("uses the configured server and describes it without its password", () => {
  const configuration = getMailConfiguration({
    SMTP_URL: "smtp://site:secret@mail.example:587",
    SITE_URL: "http://localhost:3000",
  });
  expect(describeMailConfiguration(configuration)).toEqual({
    text: "Mails go out through mail.example:587.",
    level: "info",
  });
});

it("writes files on a local machine", () => {
  for (const SITE_URL of ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000"]) {
    const configuration = getMailConfiguration({ SMTP_URL: undefined, SITE_URL });
    const folder = join(process.cwd(), ".data/mail");
    expect(configuration).toEqual({ kind: "files", folder });
    expect(describeMailConfiguration(configuration).level).toBe("info");
  }
});

it("postpones mails and warns on a deployed site without SMTP_URL", async () => {
  const configuration = getMailConfiguration({
    SMTP_URL: undefined,
    SITE_URL: "https://site.example",
  });
  const { text, level } = describeMailConfiguration(configuration);
  expect([text, level]).toEqual([expect.stringContaining("SMTP_URL"), "warn"]);
  const mail = await composeExportTeamMail(REQUEST, "delivery-1", PARTIES);
  expect(await sendMail(mail, { configuration })).toEqual({ result: "postponed", reason: text });
});

function optionsOf(address: string, siteHost = "site.example") {
  const { options } = createSmtpTransport(new URL(address), siteHost, MAIL_LIMITS);
  return options;
}

it("sends credentials unencrypted only to this machine", () => {
  expect(optionsOf("smtp://site:secret@mail.example:587")).toMatchObject({
    requireTLS: true,
    tls: { rejectUnauthorized: true },
    auth: { user: "site", pass: "secret" },
    name: "site.example",
  });
  expect(optionsOf("smtp://mail.example:25")).toMatchObject({ requireTLS: false });
  expect(optionsOf("smtp://site:secret@localhost:25", "localhost")).toMatchObject({
    requireTLS: false,
    tls: { rejectUnauthorized: false },
    name: undefined,
  });
});

it("accepts only the documented options in SMTP_URL", () => {
  const options = optionsOf(
    "smtp://mail.example?requireTLS=true&name=mx.example&logger=true&debug=true&sendmail=true&pool=true&disableFileAccess=false",
  );
  expect(options).toMatchObject({ requireTLS: true, name: "mx.example", secure: false });
  for (const name of ["logger", "debug", "sendmail", "pool", "disableFileAccess"])
    expect(options).not.toHaveProperty(name);
});
