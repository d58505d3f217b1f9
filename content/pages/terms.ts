import { either, CATALOG } from "#content/switches.ts";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { disclaimersNow } from "#content/pages/disclaimers.ts";

export const terms = {
  path: "/terms",
  name: "Terms",
  title: "Terms of use",
  description: "What this website's figures, pictures and quotes mean, and what they do not.",
  modified: "2026-11-26",
  sections: [
    {
      kind: "notice",
      title: "Terms of use",
      status:
        "Draft for review by the owner's counsel. It says how the site is meant; it is not yet a legal commitment.",
      clauses: [
        {
          title: "A website, not an offer",
          paragraphs: [
            either(
              CATALOG,
              "Pages and catalog describe what can be made. A contract begins with a written quote that both sides accept; its terms, incoterm and warranty then apply.",
              "The pages describe what can be made. A contract begins with a written quote that both sides accept; its terms, incoterm and warranty then apply.",
            ),
          ],
        },
        {
          title: "Figures",
          paragraphs: [
            "Dimensions are nominal and metric values are rounded. Ratings belong to a tested assembly. Where a page and a quote differ, the quote counts.",
          ],
        },
        {
          title: "Pictures and samples",
          paragraphs: [...disclaimersNow, "Wood varies; the signed control sample decides."],
        },
        {
          title: "Quote requests",
          paragraphs: [
            "Send only what you may share. A reference number confirms that your request was stored, not that it was accepted.",
          ],
        },
        { title: "Questions", paragraphs: [`Write to ${company.email}.`] },
      ],
    },
  ],
} as const satisfies PageRecord;
