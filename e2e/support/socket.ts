import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Writes raw bytes and never closes; returns what arrived until the server closed. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: "localhost", allowHalfOpen: true });
  await once(socket, "connect");
  socket.write(bytes, "latin1");
  const received = await text(socket);
  socket.destroy();
  return received;
}
