import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { makeCertificate } from "./test-certificate.ts";

export const certificate = makeCertificate();

type ReceivedMail = { from: string; to: string[]; raw: string; isSecure: boolean };

export function smtpReply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a real SMTP server on loopback that accepts every mail unless `options` say otherwise. */
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
  // The tests include clients that disconnect in the middle.
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
