import { expect, it } from "vitest";
import { readText } from "./read-body.ts";

const request = (body?: string) => new Request("https://site.example/", { method: "POST", body });

it("reads a body up to the limit", async () => {
  expect(await readText(request("oak"), 3)).toBe("oak");
  expect(await readText(request("oaks"), 3)).toBeUndefined();
  expect(await readText(request("木"), 2)).toBeUndefined();
  expect(await readText(request(), 0)).toBe("");
});

it("joins characters split across chunks", async () => {
  const bytes = new TextEncoder().encode("木目");
  const parts = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  // Sends a stream, so that the response may begin before its end.
  const options: RequestInit & { duplex: "half" } = { method: "POST", body: parts, duplex: "half" };
  const sent = new Request("https://site.example/", options);
  expect(await readText(sent, 6)).toBe("木目");
});
