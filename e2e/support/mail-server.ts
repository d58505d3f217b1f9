import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

/** Accepts every mail, on loopback. */
export type MailServer = {
  /** For `SMTP_URL`. */
  url: string;
  mails: ParsedMail[];
  stop: () => Promise<void>;
};

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  // A sender may be killed mid-connection.
  server.on("error", () => undefined);
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
