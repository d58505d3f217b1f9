import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./free-port.ts";

it("finds a port on loopback that one can listen on at once", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(0);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
});
