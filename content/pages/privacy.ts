import { ADDRESS } from "#content/company-words.ts";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { either, IMAGE_TOOL, SAMPLES } from "#content/switches.ts";

export const privacy = {
  path: "/privacy",
  name: "Privacy",
  title: "Privacy notice",
  description:
    "What this website stores when you ask for a quote, who reads it, how to have it deleted, and what it never does.",
  modified: "2026-11-27",
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
            "What you type into the form and the files that you attach, the time, the language of the page, a reference number and a random key against storing it twice, an index of your words for our search, and a remark where it looks automatic.",
            ...(SAMPLES
              ? [
                  "A request for samples is stored in the same way. Its delivery address goes wherever the request goes, and to the carrier.",
                ]
              : []),
          ],
        },
        {
          title: "Files that you send with it",
          paragraphs: [
            "A file is stored as soon as you choose it, under a random name, with its own name, size, checksum, type, time, form and request, where it lies, whether it arrived or why not, and what a virus scanner said of it.",
            "Files of a request that is never sent are deleted after a day, those of spam after two weeks. Signed-in staff alone open the others. Where the owner has connected a store for files, your browser sends them there.",
          ],
        },
        {
          title: "What is sent by e-mail",
          paragraphs: [
            "Your request goes to our export desk by e-mail, with the names of its files. A confirmation goes to the address that you entered, three a day at most: the reference number, what you chose from the lists, who answers and when, and nothing that was typed. No e-mail tells us that it was opened, and none but our answer follows.",
            "On working mornings the desk gets a list of the requests that are late or due: of each the reference number, the company or else the name, the project, and who works on it.",
          ],
        },
        {
          title: "What our export desk adds",
          paragraphs: [
            "A status, when it was quoted, the member of staff who works on it, and notes. A history keeps each note and each change of status or assignee, with what it was before, the time and who made it. Staff can save a filter of the list under a name, with when and by whom it was saved.",
            "All of it serves to answer you and is read by signed-in staff only, who can save requests as a spreadsheet.",
          ],
        },
        {
          title: "Other systems, and what is kept of messages",
          paragraphs: [
            "Where the owner has connected other systems, such as a customer register, they are told of the request, its person and each change of its status. Of each message we keep the request and change, or the morning, that it belongs to, its way and system, the time, how often it was tried, whether it arrived or is tried again, and what the other server said, without your address.",
          ],
        },
        {
          title: "What is counted under a hash",
          paragraphs: [
            "Against floods, the server counts quote requests, files and pictures by network address for ten minutes, attempts to sign in for an hour at most, and the size of files and pictures of a hosted model for a day. It counts e-mail addresses for an hour, and their confirmations for a day.",
            "Addresses are counted under a keyed hash and neither stored with your request nor logged. Counts that have expired are deleted within about an hour.",
          ],
        },
        ...(IMAGE_TOOL
          ? [
              {
                title: "The image tool",
                paragraphs: [
                  "Your description goes to this site’s server, which makes a picture and stores neither; the quote form takes the words of a picture that you send us. Where the owner has connected a hosted model, its company gets the description and nothing about you, and the page says so. The description stays in your browser until you close the tab.",
                ],
              },
            ]
          : []),
        {
          title: "Your own browser",
          paragraphs: [
            "An unfinished form stays in your browser until you close the tab or send it; but for its files it does not leave your device before.",
            either(
              SAMPLES,
              "Samples that you chose and drawing kits that you took stay there by name until you remove them or send a request.",
              "Drawing kits that you took stay there by name until you send a request.",
            ),
            "By week the server counts pages read, documents taken, and forms opened and sent: responses, not people, without a cookie, script or address.",
            "Visitors get no cookie. Staff get one when they sign in; of a session the server stores a random number, a hash of its token, a hash of the password that opened it, when it began, when it was last used, when it ends, and who works in it.",
          ],
        },
        {
          title: "What does not happen",
          paragraphs: [
            "No analytics, no advertising, no captcha, no fonts or pictures from other companies: a public page talks to this site alone, and to its store for files when you choose one.",
          ],
        },
        {
          title: "How long, and your rights",
          paragraphs: [
            "The owner has yet to set how long requests are kept. Until then, ask by e-mail to see, correct or delete yours, with its reference number if you have it.",
            "Deleting removes your name, address and every other text that you typed, its index, your files and every note. What was wanted, statuses and the history remain without you. Earlier backups, spreadsheets and e-mails hold your data until they are deleted.",
          ],
        },
      ],
    },
  ],
} as const satisfies PageRecord;
