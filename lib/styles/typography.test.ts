import { describe, expect, it } from "vitest";
import { splitAtBreakableWords, typeset } from "./typography.ts";

/** `~` stands for a no-break space. */
const visible = (text: string) => text.replaceAll("\u00a0", "~");

describe("typeset", () => {
  it.each([
    ["Initial quotes in 24–48 hours", "Initial quotes in 24–48~hours"],
    ["Samples in 3–5 business days.", "Samples in 3–5~business~days."],
    ["The 15-point inspection", "The 15-point inspection"],
    ["Monday–Friday 8AM–6PM CST", "Monday–Friday 8AM–6PM~CST"],
    ["3–12 in (76–305 mm) wide", "3–12~in (76–305~mm) wide"],
    ["3/8–3/4 in", "3/8–3/4~in"],
    ["1-1/4 in, up to 16 ft", "1-1/4~in, up to 16~ft"],
    ["6–8% moisture", "6–8%~moisture"],
    ["8,500 sq ft (790 m²)", "8,500~sq~ft (790~m²)"],
    ["25M sq ft, 4.6M m²", "25M~sq~ft, 4.6M~m²"],
    ["1,350 × 2,720 mm", "1,350~×~2,720~mm"],
    ["25+ year warranty", "25+~year warranty"],
    ["$50,000–100,000", "$50,000–100,000"],
    ["Founded 2014. Exported to 15+ Countries", "Founded 2014. Exported to 15+~Countries"],
    ["U-factor; stile-and-rail", "U-factor; stile-and-rail"],
    ["9 floors, 14 openings. White oak", "9~floors, 14~openings. White oak"],
  ])("typesets %j", (text, set) => {
    expect(visible(typeset(text))).toBe(set);
    expect(typeset(typeset(text))).toBe(typeset(text));
  });

  it("typesets the text of a record but not its names", () => {
    const record = {
      kind: "figures",
      href: "/15-point",
      items: [{ value: "15-point", count: 15, label: "2 hours" }],
    };
    expect(typeset(record)).toEqual({
      kind: "figures",
      href: "/15-point",
      items: [{ value: "15-point", count: 15, label: "2\u00a0hours" }],
    });
  });
});

describe("splitAtBreakableWords", () => {
  it.each([
    ["Quotes in 24–48\u00a0hours, samples", "Quotes in |24–48|\u00a0hours, samples"],
    ["The 15-point inspection", "The |15-point| inspection"],
    ["Monday–Friday 8AM–6PM", "|Monday–Friday| |8AM–6PM|"],
    ["1-1/4 in and (76–305 mm)", "|1-1/4| in and |(76–305| mm)"],
    ["$50,000–100,000", "|$50,000–100,000|"],
    ["U-factor; stile-and-rail", "U-factor; stile-and-rail"],
  ])("splits %j", (text, parts) => {
    expect(splitAtBreakableWords(text).join("|")).toBe(parts);
  });
});

it("joins a heading's last two words, unless they are too long for a phone", () => {
  const set = typeset({
    title: "Talk to the people who read drawings.",
    name: "Border and customs",
    lead: "Border and customs",
    items: [{ title: "Real estate developments" }, { title: "Wall panels" }],
  });
  expect(set).toEqual({
    title: "Talk to the people who read\u00a0drawings.",
    name: "Border and\u00a0customs",
    lead: "Border and customs",
    items: [{ title: "Real estate developments" }, { title: "Wall panels" }],
  });
});
