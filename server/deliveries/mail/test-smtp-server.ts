import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { makeCertificate } from "./test-certificate.ts";

/** A certificate for `localhost` that nobody vouches for, made for this run. */
export const certificate = makeCertificate();

/** What a mail server was given. */
type ReceivedMail = { from: string; to: string[]; raw: string; isSecure: boolean };

/** A reply of a mail server that refuses. */
export function smtpReply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real mail server on a port of this machine. It takes every mail, unless `options` say otherwise. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1,
    disableReverseLookup: true,
    ...certificate,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      void text(stream).then((raw) => {
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw,
          isSecure: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  // Clients that go away in the middle are what is tried here.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: new URL(`${options.secure ? "smtps" : "smtp"}://localhost:${port}`),
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** What is no mail server: `talk` has each connection for itself. */
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
