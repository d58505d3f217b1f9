import { either } from "#content/alternatives.ts";
import { ADDRESS } from "#content/company-words.ts";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { IMAGE_TOOL, SAMPLES } from "#content/switches.ts";

export const privacy = {
  path: "/privacy",
  name: "Privacy",
  title: "Privacy notice",
  description:
    "What this website stores when you ask for a quote, who reads it, how to have it deleted, and what it never does.",
  modified: "2026-11-26",
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
            "Every field of the form that you fill in, as you fill it in: who you are, how to reach you, and what your project needs.",
            ...(SAMPLES
              ? [
                  "A request for samples is stored in the same way: your name and e-mail address, and in its specifications the samples and the delivery address. The address goes wherever the request goes, by e-mail to our export desk, into its inbox and spreadsheets and to the systems that the owner has connected, and to the carrier that brings the box. Deleting removes it with every other text that you typed.",
                ]
              : []),
            "With them: the time, the language of the page, a reference number and a random key that stops the same request from being stored twice. An index of the words in your name, e-mail, company, specifications and message lets our export desk search for them.",
            "A remark says so where a request was sent unusually fast, or where many came with one e-mail address within an hour.",
          ],
        },
        {
          title: "Files that you send with it",
          paragraphs: [
            "A file is stored from the moment that you choose it, so that a slow connection loses nothing. With it: the name that you gave it, its size and a checksum, the type that its content tells, the time, to which form and request it belongs, and where and under which random name it lies. Also whether it has arrived, and if not, why not; and what a virus scanner said of it, where the owner has connected one.",
            "Files of a request that is never sent are deleted after a day, files of spam after two weeks. Files of a request are opened by signed-in staff only. Where the owner has connected a store for files, your browser sends them to it, and to nobody else.",
          ],
        },
        {
          title: "What is sent by e-mail",
          paragraphs: [
            "Your request is sent to our export desk by e-mail, with everything in it but the files, of which it holds the names. A confirmation is sent to the address that you entered: the reference number, what you chose from the lists, who answers and when, and nothing that anybody typed. One address gets at most three of them a day.",
            "Besides the confirmation and our answer, nothing is sent to that address. No e-mail of this site holds a picture or a link by which we would know that it was opened.",
            "On working mornings our export desk is sent a list of the requests whose quote is late or due that day, so that none is forgotten: of each its reference number, the company or else the name, the project, and the member of staff who has it.",
          ],
        },
        {
          title: "What our export desk adds",
          paragraphs: [
            "A status, when it was quoted, the member of staff to whom a request is assigned, and notes about it. A history keeps each note, and each change of status or assignee with what it was before, the time, and which member of staff made it, so that nothing is changed without a trace. Staff can save a filter of the list under a name; it holds when and by whom it was saved, and no data of yours.",
            "All of it is used to answer you, and is read only by signed-in staff, who can also save requests as a spreadsheet.",
          ],
        },
        {
          title: "Other systems, and what is kept of messages",
          paragraphs: [
            "Where the owner has connected other systems, a customer register say, they are told of the request, of its person too, and of each change of its status.",
            "Of each such message we keep to which request and change it belongs, or of which morning its list is, whether it was a mail or a call of which system, the time, whether and when it arrived or is tried again, how often it was tried, and what the other server said, without your address. Nothing that is in the message is kept a second time.",
          ],
        },
        {
          title: "What is counted under a hash",
          paragraphs: [
            "To hold off floods, the server counts quote requests, files, pictures and attempts to sign in by the network address that they come from: quote requests, files and pictures for ten minutes, the size of files and pictures of a hosted model for a day, attempts to sign in for an hour at most. To tell whether many requests name one e-mail address, it counts e-mail addresses for an hour; and for a day, to send no more than three confirmations to one of them.",
            "Network addresses and e-mail addresses are counted under a keyed hash, from which nobody without the key can tell them. The network address is not stored with your request, and none of it is written to the server's log. Counts that have expired are deleted within about an hour.",
          ],
        },
        ...(IMAGE_TOOL
          ? [
              {
                title: "The image tool",
                paragraphs: [
                  "What you describe is sent to this site's server to make a picture of it. Description and picture are not stored there; the quote form takes the words of both where you send a picture to our export desk. Where the owner has connected a hosted image model, the server passes the description, and nothing about you, on to the company that runs it; the page says so under such a picture.",
                  "The description stays in your browser until you close the tab, so that a reload loses nothing.",
                ],
              },
            ]
          : []),
        {
          title: "Your own browser",
          paragraphs: [
            "An unfinished form is kept as a draft in your browser until you close the tab, so that a closed dialog or a reload loses nothing. It is removed once the request is sent, and but for its files it never leaves your device before that.",
            either(
              SAMPLES,
              "Which samples you asked for, and whose drawing kit you took along, is kept in your browser, by names in our range, until you take them out or send a request, in which they are said in words. It holds nothing about you.",
              "Whose drawing kit you took along is kept in your browser, by names in our range, until you send a request, in which they are said in words. It holds nothing about you.",
            ),
            "The server counts by week how often each page was read, each document taken and the form opened and sent. It counts responses, not people: no cookie, script, address or number of yours is kept with it.",
            "This site sets no cookie for visitors. Staff who sign in to the inbox receive one for the session. Of a session, the server stores a random number, a hash of its token, a hash that tells under which password it was opened, when it began, when it was last used and when it ends, and the name of who works in it.",
          ],
        },
        {
          title: "What does not happen",
          paragraphs: [
            "No analytics, no advertising, no captcha, no fonts or pictures from other companies: a public page makes no request to anybody but this site, and to its store for files when you choose one.",
          ],
        },
        {
          title: "How long, and your rights",
          paragraphs: [
            "The owner has yet to set how long requests are kept. Until then, ask us by e-mail to see, correct or delete yours, and name the reference number if you have it.",
            "Deleting removes your name, your address and every other text that you typed, the index of their words, your files with their names, and every note. What was wanted, the statuses and the history of changes remain without you. A backup, a spreadsheet or an e-mail that was made before still holds your data until it is deleted itself.",
          ],
        },
      ],
    },
  ],
} as const satisfies PageRecord;
