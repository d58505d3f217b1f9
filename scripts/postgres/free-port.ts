import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A free port on loopback, `wanted` if possible. */
export async function freePort(wanted = 0, host = "127.0.0.1"): Promise<number> {
  const server = createServer();
  try {
    await once(server.listen(wanted, host), "listening");
  } catch (error) {
    if (wanted === 0 || (error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return freePort(0, host);
  }
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
