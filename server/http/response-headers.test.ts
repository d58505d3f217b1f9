import { expect, it } from "vitest";
import { attachmentOf, securityHeaders } from "./response-headers.ts";

const namesOf = (isSecure: boolean) => securityHeaders(isSecure).map(({ key }) => key);

it("sets Strict-Transport-Security only over https", () => {
  expect(namesOf(false)).not.toContain("Strict-Transport-Security");
  expect(namesOf(true)).toEqual([...namesOf(false), "Strict-Transport-Security"]);
});

it.each([
  ["plan.pdf", "plan.pdf", "plan.pdf"],
  ["Küche (2) 50%.pdf", "K_che (2) 50_.pdf", "K%C3%BCche%20%282%29%2050%25.pdf"],
  ['a"; filename="b.exe', "a_; filename=_b.exe", "a%22%3B%20filename%3D%22b.exe"],
  ["it's\\*.dwg", "it's_*.dwg", "it%27s%5C%2A.dwg"],
  ["间取り図🏠.dwg", "_____.dwg", "%E9%97%B4%E5%8F%96%E3%82%8A%E5%9B%B3%F0%9F%8F%A0.dwg"],
  ["\u202Efdp.exe\r\nx: y", "_fdp.exe__x: y", "%E2%80%AEfdp.exe%0D%0Ax%3A%20y"],
  ["\uD800.pdf", "_.pdf", "%EF%BF%BD.pdf"],
])("names a file %j in a header", (name, plain, encoded) => {
  const header = attachmentOf(name);
  expect(header).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  expect(new Headers({ "content-disposition": header }).get("content-disposition")).toBe(header);
});
