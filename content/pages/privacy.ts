import { company } from "#content/company.ts";
import type { PageRecord } from "#content/types.ts";

export const privacy = {
  path: "/privacy",
  name: "Privacy",
  title: "Privacy notice",
  description:
    "What this website stores when you ask for a quote, for how long, and what it never does.",
  modified: "2026-11-22",
  sections: [
    {
      kind: "notice",
      title: "Privacy notice",
      status:
        "Draft for review by the owner's counsel. It describes what the software does; it is not yet a legal commitment.",
      clauses: [
        {
          title: "Who answers",
          paragraphs: [
            `${company.name}, ${company.address.street}, ${company.address.city}, ${company.address.region} ${company.address.postalCode}, ${company.address.country}. Write to ${company.email} for anything on this page.`,
          ],
        },
        {
          title: "What a quote request stores",
          paragraphs: [
            "The fields that you fill in: name, e-mail, project type and, if you give them, phone, company, product categories, quantity, budget, timeline, specifications and message.",
            "With them: a random key that stops the same request from being stored twice, the time, a reference number and a status that our export desk sets. A remark says so where a request was sent unusually fast, or where many came with one e-mail address within an hour; to tell, addresses are counted for that hour under a hash.",
            "They are used to answer you, and are read only by signed-in staff.",
          ],
        },
        {
          title: "Your network address",
          paragraphs: [
            "To hold off floods of requests, the server counts them for a short time under a hash of the sender's network address. The address itself is not stored with your request.",
          ],
        },
        {
          title: "The image tool",
          paragraphs: [
            "What you describe is sent to this site's server to make a picture of it. Description and picture are not stored there. Where the owner has connected a hosted image model, the server passes the description, and nothing about you, on to the company that runs it; the page says so under such a picture.",
            "The description stays in your browser until you close the tab, so that a reload loses nothing.",
          ],
        },
        {
          title: "Your own browser",
          paragraphs: [
            "An unfinished quote form is kept as a draft in your browser, so that a closed window loses nothing. It is removed once the request is sent, and it never leaves your device before that.",
            "This site sets no cookie for visitors. Staff who sign in to the inbox receive two: one for the session, and one by which their browser is known at the next time.",
          ],
        },
        {
          title: "What does not happen",
          paragraphs: [
            "No analytics, no advertising, no captcha, no fonts or pictures from other companies: a public page makes no request to anybody but this site.",
          ],
        },
        {
          title: "How long, and your rights",
          paragraphs: [
            "The owner has yet to set how long requests are kept. Until then, ask us by e-mail to see, correct or delete yours, and name the reference number if you have it.",
          ],
        },
      ],
    },
  ],
} as const satisfies PageRecord;
