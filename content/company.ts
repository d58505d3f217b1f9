/**
 * The company's facts, in one place. Values that the specification leaves open are reserved example values
 * (RFC 2606 domain, 555-01xx number): the owner replaces this file and nothing else.
 */
export const company = {
  name: "Teragus",
  /** In names of downloaded files and in the webhooks' user agent. */
  slug: "teragus",
  /** Before a quote request's number, in capital letters. */
  referencePrefix: "TQ",
  domain: "teragus.example",
  email: "trade@teragus.example",
  phone: { display: "+1 312 555 0142", href: "tel:+13125550142" },
  address: {
    street: "100 Example Avenue, Suite 400",
    city: "Chicago",
    region: "IL",
    postalCode: "60601",
    country: "United States",
    countryCode: "US",
  },
  founded: "2014",
  /** The export team's; its inbox shows and filters by this zone's days. */
  timeZone: "America/Chicago",
  /** By the export team's own clock; the days as schema.org and `Intl` name them. */
  hours: {
    display: "Monday–Friday 8AM–6PM CST",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:00",
    closes: "18:00",
  },
  /** Null until there is a page to link to; then its address. */
  linkedin: null,
  description:
    "Manufacturer and exporter of hardwood flooring, wall panels, custom cabinets, doors and windows for trade buyers worldwide.",
} as const;
