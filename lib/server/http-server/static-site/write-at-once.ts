import type { Socket } from "node:net";

const BYTES = 64 * 1024;
let room = Buffer.allocUnsafe(BYTES);

/**
 * Writes both parts of a head and a body as one piece, since a system call costs more than copying some kilobytes. `done` is
 * told when the kernel has them, or that the client left before that.
 */
export function writeAtOnce(
  socket: Socket,
  head: Buffer,
  ownHead: string,
  body: Buffer,
  done: (isAborted: boolean) => void,
): void {
  const length = head.length + ownHead.length + body.length;
  const bytes = length <= BYTES ? room : Buffer.allocUnsafe(length);
  head.copy(bytes, 0);
  bytes.write(ownHead, head.length, "latin1");
  body.copy(bytes, head.length + ownHead.length);
  socket.write(bytes.subarray(0, length));
  // The kernel has taken it all, so that the room is free again.
  if (socket.writableLength === 0) return done(false);
  if (bytes === room) room = Buffer.allocUnsafe(BYTES);
  // Whoever does not read what was asked for asks for no more.
  socket.pause();
  socket.write("", (error) => {
    socket.resume();
    done(Boolean(error));
  });
}
