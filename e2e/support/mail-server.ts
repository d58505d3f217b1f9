import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { makeCertificate } from "./certificate.ts";

export const certificate = makeCertificate();

type ReceivedMail = { from: string; to: string[]; raw: string; isSecure: boolean };

/** Accepts every mail, on loopback. */
export type MailServer = {
  /** For `SMTP_URL`. */
  url: string;
  mails: ParsedMail[];
  stop: () => Promise<void>;
};

export function smtpReply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a real SMTP server on loopback that accepts every mail unless `options` say otherwise. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: ReceivedMail[] = [];
  const parsed: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1,
    disableReverseLookup: true,
    ...certificate,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const receive = async () => {
        const bytes = await buffer(stream);
        parsed.push(await simpleParser(bytes));
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: bytes.toString(),
          isSecure: session.secure,
        });
      };
      receive().then(() => done(), done);
    },
    ...options,
  });
  // A sender may be killed mid-connection.
  server.on("error", () => undefined);
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address() as AddressInfo;
  return {
    url: new URL(`${options.secure ? "smtps" : "smtp"}://localhost:${address.port}`),
    mails,
    parsed,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const server = await startSmtpServer({ disabledCommands: ["STARTTLS"] }, port);
  return {
    url: `smtp://127.0.0.1:${server.url.port}`,
    mails: server.parsed,
    stop: server.close,
  };
}

/** Receives all sites' mails during a run; Playwright calls the returned function at the end. */
export default async function startSink(): Promise<() => Promise<void>> {
  const { port } = new URL(process.env.E2E_SMTP_URL ?? "");
  return (await startMailServer(Number(port))).stop;
}

/** Starts a plain TCP listener; `talk` handles each connection. */
export async function startListener(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    talk(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`smtp://localhost:${port}`),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
