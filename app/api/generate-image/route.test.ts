import { expect, it, vi } from "vitest";
import { log } from "#server/observability/log.ts";
import { POST } from "./route.image-tool.ts";

it("says when to come again while the database is down", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  vi.spyOn(log, "error").mockReturnValue();
  const response = await POST(
    new Request("http://localhost/api/generate-image", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
      body: JSON.stringify({ prompt: "a walnut kitchen" }),
    }),
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
});
