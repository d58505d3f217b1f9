import { expect, test } from "vitest";
import { mailboxOf } from "#server/deliveries/delivery-worker.ts";

test.each([
  "ana.ruiz@gmail.com",
  "anaruiz+1@gmail.com",
  "A.n.a.Ruiz+oak+walnut@GoogleMail.com",
  "a.n.a.r.u.i.z@gmail.com",
])("%s is one mailbox", (email) => expect(mailboxOf(email)).toBe("anaruiz@gmail.com"));

test.each([
  ["Ana_Ruiz-x+1@pm.me", "anaruizx@proton.me"],
  ["ana+floors@studio.example", "ana@studio.example"],
  // Others tell dots apart.
  ["ana.ruiz@outlook.com", "ana.ruiz@outlook.com"],
  ["ana.ruiz@gmail.com.example", "ana.ruiz@gmail.com.example"],
])("%s is the mailbox %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
