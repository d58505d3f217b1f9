import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./free-port.ts";

it("returns a loopback port that can be listened on", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(0);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
});
