import { simpleParser } from "mailparser";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { composeBuyerMail } from "./buyer-mail.tsx";
import { composeExportTeamMail } from "./export-team-mail.tsx";
import type { Mail } from "./mail-format.tsx";
import { anonymousLine, resultOfError, sendMail } from "./mail-client.ts";
import { PARTIES, REQUEST } from "#e2e/support/mail-request.ts";
import {
  certificate,
  smtpReply,
  startListener,
  startSmtpServer,
} from "#e2e/support/mail-server.ts";

const started: { close: () => Promise<void> }[] = [];
let mail: Mail;

beforeAll(async () => {
  mail = await composeBuyerMail(REQUEST, "delivery-1", PARTIES);
});

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ close }) => close()));
});

async function start<Started extends { close: () => Promise<void> }>(starting: Promise<Started>) {
  const running = await starting;
  started.push(running);
  return running;
}

const serve = (...options: Parameters<typeof startSmtpServer>) =>
  start(startSmtpServer(...options));
const listen = (...talk: Parameters<typeof startListener>) => start(startListener(...talk));

function send(url: URL, sent = mail, limits = {}) {
  return sendMail(sent, { configuration: { kind: "smtp", url }, limits });
}

function withSettings(url: URL, settings: Record<string, string>): URL {
  const changed = new URL(url);
  changed.search = new URLSearchParams(settings).toString();
  return changed;
}

describe("successful sending", () => {
  it("transmits the mail as composed, over STARTTLS where offered", async () => {
    const { url, mails } = await serve();
    const teamMail = await composeExportTeamMail(REQUEST, "delivery-2", PARTIES);
    for (const sent of [teamMail, mail]) {
      expect(await send(url, sent)).toEqual({ result: "delivered" });
      const received = mails.pop();
      expect(received).toMatchObject({
        from: PARTIES.from.address,
        to: [sent.to.address],
      });
      expect(received?.isSecure).toBe(true);
      const parsed = await simpleParser(received?.raw ?? "");
      expect(parsed.subject).toBe(sent.subject);
      expect(parsed.messageId).toBe(sent.messageId);
      expect(parsed.from?.value).toEqual([PARTIES.from]);
      expect(parsed.replyTo?.value[0]).toMatchObject(sent.replyTo);
      expect(parsed.text?.trim()).toBe(sent.text.trim());
      expect(parsed.html).toBe(sent.html);
      expect(parsed.attachments).toEqual([]);
      expect(parsed.headers.get("auto-submitted")).toBe("auto-generated");
      expect(parsed.headers.has("x-mailer")).toBe(false);
    }
  });

  it("sends unencrypted when STARTTLS is not offered, unless TLS is required", async () => {
    const { url, mails } = await serve({ hideSTARTTLS: true, disabledCommands: ["STARTTLS"] });
    expect(await send(withSettings(url, { requireTLS: "true" }))).toEqual({
      result: "postponed",
      reason: "The mail server did not encrypt: 500 Error: command not recognized",
    });
    expect(mails).toEqual([]);
    expect(await send(url)).toEqual({ result: "delivered" });
    expect(mails[0]?.isSecure).toBe(false);
  });

  it("rejects an untrusted certificate and accepts a configured CA", async () => {
    const { url, mails } = await serve();
    const strict = { "tls.rejectUnauthorized": "true" };
    const result = await send(withSettings(url, strict));
    expect(result).toMatchObject({ result: "postponed" });
    expect(result).toHaveProperty("reason", expect.stringMatching(/certificate/i));
    expect(mails).toEqual([]);
    const trusting = withSettings(url, { ...strict, "tls.ca": certificate.cert });
    expect(await send(trusting)).toEqual({ result: "delivered" });
    expect(mails[0]?.isSecure).toBe(true);
  });
});

it("retries after a temporary rejection with the same Message-ID", async () => {
  let calls = 0;
  const { url, mails } = await serve({
    onRcptTo: (_address, _session, done) =>
      done(calls++ ? null : smtpReply(451, "4.7.1 Greylisted, come back")),
  });
  expect(await send(url)).toEqual({
    result: "postponed",
    reason: "451 4.7.1 Greylisted, come back",
  });
  expect(await send(url)).toEqual({ result: "delivered" });
  expect(await send(url)).toEqual({ result: "delivered" });
  expect(mails).toHaveLength(2);
  for (const { raw } of mails) expect(raw).toContain(`Message-ID: ${mail.messageId}`);
});

it("rejects a recipient for good without repeating the address", async () => {
  const { url } = await serve({
    onRcptTo: ({ address }, _session, done) =>
      done(smtpReply(550, `5.1.1 <${address}>: no such user as ${address.split("@")[0]} here`)),
  });
  expect(await send(url)).toEqual({
    result: "rejected",
    reason: "550 5.1.1 <[address]>: no such user as [address] here",
  });
});

describe("server failure", () => {
  it("postpones when the server never finishes", async () => {
    const { url } = await listen((socket) => {
      const timer = setInterval(() => socket.write("220-Welcome\r\n"), 10);
      socket.on("close", () => clearInterval(timer));
    });
    const before = performance.now();
    expect(await send(url, mail, { attempt: 150 })).toEqual({
      result: "postponed",
      reason: "The mail server took too long.",
    });
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it.each(["MAIL", "DATA"])("postpones when the server disconnects at %s", async (command) => {
    const { url } = await listen((socket) => {
      socket.write("220 here\r\n");
      socket.on("data", (data) => {
        if (data.toString().startsWith(command)) socket.end();
        else socket.write(data.toString().startsWith("DATA") ? "354 go on\r\n" : "250 OK\r\n");
      });
    });
    expect(await send(url)).toEqual({
      result: "postponed",
      reason: "The mail server ended the connection.",
    });
  });
});

const written = { ...REQUEST, email: "josé@estudio.example" };

it("sends a Unicode address as is when the server supports SMTPUTF8", async () => {
  const { url, mails } = await serve();
  expect(await send(url, await composeBuyerMail(written, "d", PARTIES))).toEqual({
    result: "delivered",
  });
  expect(mails[0]?.to).toEqual([written.email]);
});

it("fails on a Unicode address when the server does not support SMTPUTF8", async () => {
  const { url } = await serve({
    hideSMTPUTF8: true,
    onRcptTo: (_address, _session, done) => done(smtpReply(553, "5.6.7 josé is no ASCII")),
  });
  expect(await send(url, await composeBuyerMail(written, "d", PARTIES))).toEqual({
    result: "rejected",
    reason: "553 5.6.7 [address] is no ASCII",
  });
});

it("rejects an address that SMTP cannot carry", async () => {
  const { url } = await serve();
  expect(await send(url, { ...mail, to: { address: "<>" } })).toEqual({
    result: "rejected",
    reason: "The mail could not be sent: No recipients defined",
  });
});

function resultOf(fields: object, message = "Something failed") {
  return resultOfError(Object.assign(new Error(message), fields), mail);
}

it("explains an error that a mail server does not explain", () => {
  expect(resultOf({ code: "ECONNREFUSED" })).toEqual({
    result: "postponed",
    reason: "The mail server refused the connection.",
  });
  expect(resultOf({ code: "EOTHER" })).toEqual({
    result: "postponed",
    reason: "The mail could not be sent: Something failed",
  });
  expect(resultOfError("no", mail)).toMatchObject({ reason: "The mail could not be sent: no" });
});

it.each([
  ["rejected", { code: "EENVELOPE", command: "API" }],
  ["postponed", { code: "EENVELOPE", command: "MAIL FROM" }],
  ["postponed", { code: "EPROTOCOL", command: "API" }],
  ["rejected", { command: "RCPT TO", permanent: true, responseCode: 550 }],
  ["rejected", { command: "DATA", permanent: true, responseCode: 554 }],
  ["postponed", { command: "DATA", permanent: false, responseCode: 451 }],
  ["postponed", { command: "MAIL FROM", permanent: true, responseCode: 550 }],
  ["postponed", { command: "RCPT TO", permanent: true, responseCode: 535 }],
])("is %s after %o", (result, fields) => {
  expect(resultOf(fields).result).toBe(result);
});

it.each([
  ["550 <ana.ruiz@studio.example> unknown", "550 <[address]> unknown"],
  ["no ana.ruiz@studio.example, nor bo@x.example.", "no [address], nor [address]."],
  ['"ana ruiz"@studio.example is full', "[address] is full"],
  ["ana@[192.0.2.7] is full", "[address] is full"],
  ["see https://help.example/?a=ana%40studio.example", "see https:[address]"],
  ["SRS0=x=ana=studio.example=bo@relay.example", "[address]"],
  ["josé@büro.example, 安娜@公司.example", "[address], [address]"],
  ["ana＠studio.example", "[address]"],
])("removes addresses from %j", (said, kept) => {
  expect(anonymousLine(said)).toBe(kept);
});

it("removes the local part of known addresses", () => {
  const said = "550 5.1.1 Ana.Ruiz: unknown in local table; anaXruiz, ana.ruizo are others";
  expect(anonymousLine(said, ["ana.ruiz@studio.example"])).toBe(
    "550 5.1.1 [address]: unknown in local table; anaXruiz, ana.ruizo are others",
  );
  expect(anonymousLine("550 (a+b) is unknown", ["(a+b)@studio.example"])).toBe(
    "550 [address] is unknown",
  );
  expect(anonymousLine("550 ana-b/c is unknown", ["ana-b/c@studio.example"])).toBe(
    "550 [address] is unknown",
  );
  expect(anonymousLine("550 - unknown", ["", "@"])).toBe("550 - unknown");
});

it("returns one printable line", () => {
  expect(anonymousLine("  550\r\n\tgo \u0007\u001B[31maway\u2028\u202Enow\uFEFF ")).toBe(
    "550 go [31maway now",
  );
});

it("terminates on long input that almost matches", () => {
  for (const said of [
    "a".repeat(1_000_000),
    '"'.repeat(100_000),
    "@".repeat(100_000),
    "a%".repeat(100_000),
  ])
    expect([...anonymousLine(said)].length).toBeLessThanOrEqual(300);
});
