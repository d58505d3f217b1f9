import { expect, test } from "vitest";
import { claims } from "#content/claims.ts";
import { OPENING_HOURS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { OFFERED_LANGUAGES } from "#content/languages/languages.ts";
import { withFactsIn } from "./facts.ts";
import {
  sentencesOf,
  translate,
  ENGLISH,
  hrefIn,
  languageOfPath,
  leavingLanguage,
  ordered,
  t,
  type Words,
} from "./words.ts";

const german: Words = {
  language: "de",
  dictionary: withFactsIn("de", {
    "Wall panels": "Wandpaneele",
    "Write to {company} in {city}.": "Schreiben Sie {company} in {city}.",
    "{projects} projects, {compliance} to standard.":
      "{projects} Projekte, {compliance} nach Norm.",
    "To send what is missing, write to {email} and name the reference.":
      "Schreiben Sie {email} mit der Referenz.",
    Phone: "Telefon",
  }),
  isMissing: (path) => path === "/generate-image",
};

test("returns English as it is", () => {
  const record = { title: "Wall panels", href: "/about" };
  expect(translate(record, ENGLISH)).toBe(record);
});

test("translates sentences and leaves ids, slugs and unknown sentences", () => {
  const record = { title: "Wall panels", slug: "wall-panels", image: "panels", lead: "Not known." };
  expect(translate(record, german)).toEqual({ ...record, title: "Wandpaneele" });
});

test("has whatever the company's facts are in the same sentence", () => {
  const sentence = `Write to ${company.name} in ${company.address.city}.`;
  expect(sentencesOf([sentence, company.name, company.phone.display])).toEqual([sentence]);
  expect(translate(sentence, german)).toBe(
    `Schreiben Sie ${company.name} in ${company.address.city}.`,
  );
});

test("has whatever the claims are in the same sentence, as the language writes them", () => {
  const { projects, compliance } = claims;
  const sentence = `${projects.value} projects, ${compliance.value} to standard.`;
  const value = compliance.value.replace(".", ",").replace("%", " %");
  expect(translate(sentence, german)).toBe(`${projects.value} Projekte, ${value} nach Norm.`);
  const number = projects.value.replace("+", "");
  expect(
    withFactsIn("es", { "{projects} projects": "{projects} proyectos" })[
      `${projects.value} projects`
    ],
  ).toBe(`más de ${number} proyectos`);
});

test("says the opening hours as the language does", () => {
  const hours = {
    "{staffedDays} {opens}–{closes} {zone} ({city} time)":
      "{staffedDays}, {opens}–{closes} h {zone} (hora de {city})",
  };
  const days = { "{firstDay}–{lastDay}": "de {firstDay} a {lastDay}" };
  const { [OPENING_HOURS]: spanish = "" } = withFactsIn("es", { ...hours, ...days });
  const { opens, closes, zone } = company.hours;
  const [from, to] = [opens, closes].map((time) => time.replace(/^0|:00$/g, ""));
  expect(spanish).toContain(`, ${from}–${to} h ${zone} (hora de ${company.address.city})`);
  expect(spanish).not.toMatch(/[{}]|Monday/);
});

test("writes numbers as the language does, metric values first", () => {
  expect(translate("1,360 lbf", german)).toBe("1.360 lbf");
  expect(translate("0.37%", german)).toBe("0,37 %");
  expect(translate("3 in (76 mm)", german)).toBe("76 mm (3 in)");
  expect(translate({ value: "16 ft", metric: "4.88 m" }, german)).toEqual({
    value: "4,88 m",
    metric: "16 ft",
  });
  expect(translate("$50,000–100,000", german)).toBe("50.000–100.000 $");
});

test("keeps the parts of a number in order where the text runs the other way", () => {
  const arabic: Words = { language: "ar", dictionary: { "Boards of 3–12 in.": "ألواح 3–12 in." } };
  expect(translate("3–12 in (76–305 mm)", arabic)).toBe(
    "\u206676–305 mm\u2069 (\u20663–12 in\u2069)",
  );
  expect(translate("Boards of 3–12 in.", arabic)).toBe("ألواح \u20663–12 in\u2069.");
  expect(translate("$50,000–100,000", arabic)).toBe("\u206650,000–100,000 $\u2069");
  expect(translate(company.phone, arabic)).toEqual({
    ...company.phone,
    display: `\u2066${company.phone.display}\u2069`,
  });
  expect(sentencesOf(["25-year"])).toEqual(["25-year"]);
  expect(translate({ value: "50k-100k" }, arabic)).toEqual({ value: "50k-100k" });
  expect(ordered(ordered("15+", arabic), arabic)).toBe("\u206615+\u2069");
});

test("leads to the page in the language, or to the English one and says so", () => {
  expect(hrefIn(german, "/")).toBe("/de");
  expect(hrefIn(german, "/#contact")).toBe("/de#contact");
  expect(hrefIn(german, "/about?from=x#team")).toBe("/de/about?from=x#team");
  expect(hrefIn(german, "/generate-image")).toBe("/generate-image");
  expect(hrefIn(german, "#top")).toBe("#top");
  expect(hrefIn(ENGLISH, "/about")).toBe("/about");
  expect(leavingLanguage(german, "/generate-image")).toEqual({ hrefLang: "en" });
  expect(leavingLanguage(german, "/de/about")).toEqual({});
  expect(leavingLanguage(ENGLISH, "/generate-image")).toEqual({});
});

test("knows an address's language by its first segment", () => {
  for (const language of OFFERED_LANGUAGES)
    expect(languageOfPath(`/${language}/about`)).toBe(language);
  for (const path of ["/", "/about", "/xx/about", "/DE"]) expect(languageOfPath(path)).toBe("en");
});

test("fills placeholders with values and facts", () => {
  expect(t(ENGLISH, "To send what is missing, write to {email} and name the reference.")).toContain(
    company.email,
  );
  expect(t(german, "Phone")).toBe("Telefon");
  expect(t(german, "To send what is missing, write to {email} and name the reference.")).toBe(
    `Schreiben Sie ${company.email} mit der Referenz.`,
  );
  expect(t(german, "{name} is uploaded.", { name: "plan.pdf" })).toBe("plan.pdf is uploaded.");
});
