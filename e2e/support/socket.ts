import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Writes to a server as no client's library would, byte by byte, and never closes: returns what came until the server
 * did.
 */
export async function exchange(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: "localhost", allowHalfOpen: true });
  await once(socket, "connect");
  socket.write(bytes, "latin1");
  const received = await text(socket);
  socket.destroy();
  return received;
}
