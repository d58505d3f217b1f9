import { expect, test } from "vitest";
import { isMailProvider } from "./mail-providers.ts";

test.each(["gmail.com", "yahoo.co.jp", "hotmail.fr", "outlook.com", "t-online.de", "163.com"])(
  "knows the provider %s",
  (domain) => expect(isMailProvider(domain)).toBe(true),
);

test.each([
  "hotel.example",
  "mygmail.com",
  "gmail.com.evil.example",
  "yahoo-builders.com",
  "webxde",
])("takes %s for a company", (domain) => expect(isMailProvider(domain)).toBe(false));
