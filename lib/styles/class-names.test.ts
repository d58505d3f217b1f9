import { expect, it } from "vitest";
import { cn } from "./class-names.ts";

it("lets the later of two classes win and tells custom sizes from colors", () => {
  expect(cn("text-small text-paper", "text-label")).toBe("text-paper text-label");
  expect(cn("px-5 text-quiet", "px-gutter", false, "text-ink")).toBe("px-gutter text-ink");
});
