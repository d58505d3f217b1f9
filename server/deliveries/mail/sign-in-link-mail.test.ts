import { expect, it } from "vitest";
import { composeSignInLinkMail } from "./sign-in-link-mail.tsx";
import { writeAndRead } from "./test-mail-file.ts";
import { PARTIES } from "./test-request.ts";

const LINK = "https://site.example/admin/teragus-submissions?link=a.b-c_d.e";

it("goes to the desk only, with the link in both of its parts", async () => {
  const mail = await composeSignInLinkMail(LINK, PARTIES);
  const { parsed } = await writeAndRead(mail);
  expect(parsed.to).toHaveProperty("text", expect.stringContaining(PARTIES.exportTeam.address));
  expect(mail.html).toContain(`href="${LINK}"`);
  expect(mail.text).toContain(LINK);
  expect(parsed.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail.messageId).not.toBe((await composeSignInLinkMail(LINK, PARTIES)).messageId);
});
