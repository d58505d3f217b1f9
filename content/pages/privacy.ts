import { ADDRESS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { either, IMAGE_TOOL, SAMPLES } from "#content/switches.ts";

export const privacy = {
  path: "/privacy",
  name: "Privacy",
  title: "Privacy notice",
  description:
    "What this website stores when you ask for a quote, who reads it, how to have it deleted, and what it never does.",
  modified: "2026-11-28",
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
            `${company.name}, ${ADDRESS}. Write to ${company.email} for anything on this page.`,
          ],
        },
        {
          title: "What a quote request stores",
          paragraphs: [
            "What you type into the form and attach, the time, the language of the page, a reference number, a random key against storing it twice, an index of your words for our search, and a remark where it looks automatic.",
            ...(SAMPLES
              ? [
                  "A request for samples is stored in the same way; the carrier gets its delivery address.",
                ]
              : []),
          ],
        },
        {
          title: "Files",
          paragraphs: [
            "A file is stored as soon as you choose it, under a random name: its own name, size, checksum, type, time, form and request, where it lies, whether it arrived or why not, and what a virus scanner said of it.",
            "Files that are never sent are deleted after a day, those of spam after two weeks. Signed-in staff alone open the others. Where the owner has connected a store for files, they are kept there.",
          ],
        },
        {
          title: "E-mail",
          paragraphs: [
            "Our export desk gets your request, with the names of its files, and on working mornings a list of what is late or due, with company or name.",
            "Your address gets a confirmation, three a day at most, with the reference number, what you chose from the lists, who answers and when, and nothing that was typed.",
          ],
        },
        {
          title: "What our export desk adds",
          paragraphs: [
            "A status, when it was quoted, the member of staff who works on it, and notes. A history keeps each change, with what it was before, the time and who made it. Signed-in staff alone read it; they can save requests as a spreadsheet, and a filter of the list under a name, with when and by whom.",
          ],
        },
        {
          title: "Other systems",
          paragraphs: [
            "Where the owner has connected others, such as a customer register, they are told of the request, its person and each change of its status. Of each message we keep what it was about, its system, the time, how often it was tried, and what the other server said, without your address.",
          ],
        },
        {
          title: "What is counted under a hash",
          paragraphs: [
            "Against floods, the server counts requests, files, pictures and attempts to sign in by network address, and requests and confirmations by e-mail address, for a day at most.",
            "Addresses are counted under a keyed hash; the network address is neither stored with your request nor logged. Expired counts are deleted within about an hour.",
          ],
        },
        ...(IMAGE_TOOL
          ? [
              {
                title: "The image tool",
                paragraphs: [
                  "Your description makes a picture on this site’s server, which stores neither. Where the owner has connected a hosted model, its company gets the description and nothing about you, and the page says so. Your browser keeps it until you close the tab.",
                ],
              },
            ]
          : []),
        {
          title: "Your own browser",
          paragraphs: [
            either(
              SAMPLES,
              "An unfinished form stays there until you close the tab or send it; samples that you chose and drawing kits that you took, until you remove them or send a request.",
              "An unfinished form stays there until you close the tab or send it; drawing kits that you took, until you send a request.",
            ),
            "Visitors get no cookie. By week the server counts pages read, documents taken, and forms opened and sent, not people.",
            "Staff get a cookie when they sign in; of a session the server stores hashes of its token and password, its times, and who works in it.",
          ],
        },
        {
          title: "What does not happen",
          paragraphs: [
            "No analytics, advertising, captcha, fonts or pictures from other companies.",
          ],
        },
        {
          title: "How long, and your rights",
          paragraphs: [
            "The owner has yet to set how long requests are kept. Until then, ask by e-mail to see, correct or delete yours.",
            "Deleting removes your name, address and every other text that you typed, its index, your files and every note; what was wanted, statuses and the history remain without you. Earlier backups, spreadsheets and e-mails hold your data until they are deleted.",
          ],
        },
      ],
    },
  ],
} as const satisfies PageRecord;
