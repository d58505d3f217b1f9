import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { cutSlowBodies } from "./custom-server.ts";

const HEAD = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n";

it("closes a body that arrives too slowly, and neither a fast one nor a slow answer", async () => {
  const server = createServer((request, response) => {
    request.resume().once("end", async () => {
      await sleep(400);
      response.end("whole");
    });
    request.once("error", () => undefined);
  });
  cutSlowBodies(server, 100);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const send = async (first: string) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(HEAD + first);
    const interval = setInterval(() => first || socket.write("x"), 20);
    const answer = await new Promise<string>((done) =>
      socket
        .once("data", (bytes) => done(String(bytes)))
        .once("error", () => done("cut"))
        .once("close", () => done("cut")),
    );
    clearInterval(interval);
    socket.destroy();
    return answer;
  };
  expect(await Promise.all([send(""), send("x".repeat(1_000))])).toEqual([
    "cut",
    expect.stringContaining("whole"),
  ]);
  server.close();
});
