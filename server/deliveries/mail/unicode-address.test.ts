import { afterEach, expect, it } from "vitest";
import { composeBuyerMail } from "./buyer-mail.tsx";
import type { Mail } from "./mail.ts";
import { sendMail } from "./send-mail.ts";
import { PARTIES, REQUEST } from "#e2e/support/mail-request.ts";
import { smtpReply, startSmtpServer } from "#e2e/support/mail-server.ts";

let server: Awaited<ReturnType<typeof startSmtpServer>>;
afterEach(() => server.close());

async function serve(...options: Parameters<typeof startSmtpServer>) {
  server = await startSmtpServer(...options);
  return server;
}

const send = (url: URL, mail: Mail) => sendMail(mail, { configuration: { kind: "smtp", url } });

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
  const mail = await composeBuyerMail(REQUEST, "d", PARTIES);
  expect(await send(url, { ...mail, to: { address: "<>" } })).toEqual({
    result: "rejected",
    reason: "The mail could not be sent: No recipients defined",
  });
});
