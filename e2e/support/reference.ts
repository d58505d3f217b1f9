import { company } from "#content/company.ts";

/** The reference of a quote request within a text; its number is the first group. */
export const REFERENCE_IN_TEXT = new RegExp(`${company.referencePrefix}-(\\d+)`);
