import type { Company } from "./record-types.ts";

/**
 * The company's facts, in one place. Values that the specification leaves open are reserved example values
 * (RFC 2606 domain, 555-01xx number): the owner replaces this file and nothing else.
 */
export const company: Company = {
  name: "Teragus",
  slug: "teragus",
  referencePrefix: "TQ",
  domain: "teragus.example",
  email: "trade@teragus.example",
  phone: { display: "+1 312 555 0142", href: "tel:+13125550142" },
  address: {
    street: "100 Example Avenue, Suite 400",
    city: "Chicago",
    region: "IL",
    postalCode: "60601",
    countryCode: "US",
  },
  founded: "2014",
  timeZone: "America/Chicago",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:00",
    closes: "18:00",
    zone: "CST",
  },
  linkedin: null,
};
