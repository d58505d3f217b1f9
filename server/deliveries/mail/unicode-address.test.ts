import { afterEach, expect, it } from "vitest";
import { composeBuyerMail } from "./buyer-mail.tsx";
import type { Mail } from "./mail.ts";
import { sendMail } from "./send-mail.ts";
import { PARTIES, REQUEST } from "./test-request.ts";
import { smtpReply, startSmtpServer } from "./test-smtp-server.ts";

let server: Awaited<ReturnType<typeof startSmtpServer>>;
afterEach(() => server.close());

async function serve(...options: Parameters<typeof startSmtpServer>) {
  server = await startSmtpServer(...options);
  return server;
}

const send = (url: URL, mail: Mail) => sendMail(mail, { configuration: { kind: "smtp", url } });

const written = { ...REQUEST, email: "josé@estudio.example" };

it("an address in Unicode is written as it is where the server knows how", async () => {
  const { url, mails } = await serve();
  expect(await send(url, await composeBuyerMail(written, "d", PARTIES))).toEqual({
    result: "delivered",
  });
  expect(mails[0]?.to).toEqual([written.email]);
});

it("an address in Unicode is refused where it does not", async () => {
  const { url } = await serve({
    hideSMTPUTF8: true,
    onRcptTo: (_address, _session, done) => done(smtpReply(553, "5.6.7 josé is no ASCII")),
  });
  expect(await send(url, await composeBuyerMail(written, "d", PARTIES))).toEqual({
    result: "rejected",
    words: "553 5.6.7 [address] is no ASCII",
  });
});

it("an address in Unicode has a domain that every server knows", async () => {
  const { url, mails } = await serve({ hideSMTPUTF8: true });
  const request = { ...REQUEST, email: "ana@büro-straße.example" };
  expect(await send(url, await composeBuyerMail(request, "d", PARTIES))).toEqual({
    result: "delivered",
  });
  const [, to] = /^To: (.*)\r$/m.exec(mails[0]?.raw ?? "") ?? [];
  expect(to).toBe("ana@xn--bro-strae-n1a52a.example");
});

it("an address that no command can carry is refused", async () => {
  const { url } = await serve();
  const mail = await composeBuyerMail(REQUEST, "d", PARTIES);
  expect(await send(url, { ...mail, to: { address: "<>" } })).toEqual({
    result: "rejected",
    words: "The mail could not be sent: No recipients defined",
  });
});
