import { describe, expect, it } from "vitest";
import { requestContext } from "./request-context.ts";
import { passedRequestId, receivedRequestId, requestIdOf, withRequestId } from "./request-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("receivedRequestId", () => {
  it.each(["7f3c", "Root=1-67891233-abcdef012345678912345678", "a".repeat(128)])(
    "keeps %s where a proxy of our own vouches for it",
    (id) => expect(receivedRequestId(id, 1)).toBe(id),
  );

  it.each([
    ["nobody vouches for it", "7f3c", 0],
    ["it is too long", "a".repeat(129), 1],
    ["it is empty", "", 1],
    ["it is missing", undefined, 1],
    ["it came twice", "one, two", 1],
    ["it would break a line of the log", "one\ntwo", 1],
    ["it is an address of e-mail", "ana@estudio.example", 1],
    ["it is markup", "<b>", 1],
  ])("makes a new one where %s", (_case, id, proxies) =>
    expect(receivedRequestId(id, proxies)).toMatch(UUID),
  );
});

describe("requestIdOf", () => {
  it("is what the server gave the request, whatever the client sent", () => {
    const headers = new Headers({ "x-request-id": "forged" });
    const id = requestContext().run({ requestId: "given" }, () => requestIdOf(headers));
    expect(id).toBe("given");
  });
});

describe("withRequestId", () => {
  it("answers with the id that everything inside knows", async () => {
    let inside: string | undefined;
    const headers = new Headers({ "x-request-id": "from-a-stranger" });
    const response = await withRequestId(headers, () => {
      inside = requestContext().getStore()?.requestId;
      return new Response();
    });
    expect(inside).toMatch(UUID);
    expect(response.headers.get("x-request-id")).toBe(inside);
  });
});

it("takes over what proxy.ts passed on", () => {
  expect(passedRequestId(new Headers({ "x-request-id": "of-the-proxy" }))).toBe("of-the-proxy");
});
