import { company } from "#content/company.ts";

const OTHER_SPELLINGS = new RegExp(
  `\\b(?:${[
    "\\w*colour\\w*",
    "(?:neighbour|behaviour|favour|honour|labour|harbour|flavour|vapour|odour|armour)\\w*",
    "grey\\w*",
    "matt",
    "\\w+i[sz]ation(?<!ization)s?",
    "(?:visual|ebon|custom|organ|recogn|special|final|minim|maxim|real|standard|acclimat|util|final|optim|emphas|summar|apolog|categor|neutral|polar)is(?:e|es|ed|ing|er|ers)",
    "(?:analy|paraly|cataly)s(?:e|es|ed|ing)",
    "(?:centi|milli|kilo|deci)?metres?",
    "(?:milli)?litres?",
    "(?:centre|fibre|theatre|calibre|spectre|mitre)(?:s|d)?",
    "catalogues?",
    "(?:program|gram)mes?",
    "alumini?um(?<!aluminum)",
    "(?:mould|plough|draught|smoulder)\\w*",
    "(?:licence|defence|offence|pretence)s?",
    "(?:travel|label|panel|model|cancel|level|channel|bevel|chisel|total)l(?:ed|ing|er|ers)",
    "(?:fulfil|instal|enrol|skilful|wilful)(?:s|ment|ments)?",
    "tonnes?",
    "storeys?",
    "tyres?",
    "kerbs?",
    "cheques?",
    "cosy|cosier",
    "(?:un)?sceptic\\w*",
    "(?:judge|acknowledge)ment",
    "towards|afterwards|amongst",
    "enquir\\w+",
    "jewellery",
    "practis(?:e|es|ed|ing)",
    "artefacts?",
    "speciality|specialities",
    "pyjamas",
    "timber",
    "(?:work|bench)tops?|tea[- ]points?|boot rooms?|cash desks?|dado rails?|skirtings?|cupboards?",
    "(?:fitter|joiner)s?|builders' merchants?|whilst|fortnight\\w*|lorr(?:y|ies)",
    "lifts?(?=\\s(?:lobb|shaft|car)\\w*)",
  ].join("|")})\\b`,
  "giu",
);

/** A range with a hyphen, but not the mixed number 1-1/4, a date or a phone number. */
const HYPHENED_RANGE =
  /(?<![\w/.-])(?!\d{1,2}-\d{1,2}\/\d)(?:\$?\d[\d.,/]*(?:%|[AP]M|[kM]\b)?-\$?\d[\d.,/]*(?:%|[AP]M|\b)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day-\w+)(?!-\d)/g;

/** Of the company, in the writing of its country. */
const NAMES = [
  company.name,
  company.address.street,
  company.address.postalCode,
  company.phone.display,
];

/** British spellings and words. */
export function otherSpellings(text: string): string[] {
  return withoutNames(text).match(OTHER_SPELLINGS) ?? [];
}

/** Ranges with a hyphen instead of an en dash. */
export function hyphenedRanges(text: string): string[] {
  return withoutNames(text).match(HYPHENED_RANGE) ?? [];
}

function withoutNames(text: string): string {
  return NAMES.reduce((left, name) => left.replaceAll(name, ""), text);
}

/** Characters that nobody sees and everybody copies: joiners, soft hyphens, marks of direction. */
export function invisibleCharacters(text: string): string[] {
  return text.match(/.{0,20}\p{Cf}.{0,20}/gu) ?? [];
}

const UNIT_FIRST = new RegExp(
  `^\\s*(?:openings|rooms|floors|pairs|in|inch|ft|sq|mm|m|m²|lbf|kN|hours?|days?|weeks?|months?|years?|business|${company.hours.zone})(?!\\p{L})`,
  "u",
);

/** Lines that end between a number and its unit, or at a dash, each with the next line. */
export function brokenLines(lines: readonly string[]): string[] {
  return lines.slice(1).flatMap((next, index) => {
    const line = lines[index] ?? "";
    const isTorn = /[\p{L}\d%][-–]\s*$|\s[-–]\s*$/u.test(line);
    const isCounted = /\d[+%MK]?\s*$/.test(line) && UNIT_FIRST.test(next);
    return isTorn || isCounted ? [`${line} / ${next}`] : [];
  });
}
