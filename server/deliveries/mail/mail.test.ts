import { expect, it } from "vitest";
import { headerText, messageIdOf } from "./mail.ts";

it("makes a header of one line, without marks that turn its direction", () => {
  expect(headerText(" Ana\u202E\r\n\tBcc: all\u2028\u0007 Ruiz ")).toBe("Ana Bcc: all Ruiz");
});

it.each(["", ".a", "a.", "a..b", "a b", "a>", "a.b@c", "x\r\nBcc: all"])(
  "refuses %j in a Message-ID",
  (id) => {
    expect(() => messageIdOf(id, { address: "desk@firm.example" })).toThrow("Message-ID");
  },
);
