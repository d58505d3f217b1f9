/** What the site has to know of whoever trades on it. */
export type Company = {
  name: string;
  /** In names of downloaded files and in the webhooks' user agent. */
  slug: string;
  /** Before a quote request's number, in capital letters. */
  referencePrefix: string;
  domain: string;
  email: string;
  phone: { display: string; href: string };
  address: {
    street: string;
    city: string;
    /** Of countries that have them: a state, a province. */
    region?: string;
    postalCode: string;
    /** ISO 3166-1. */
    countryCode: string;
  };
  /** The year. */
  founded: string;
  /** The export team's; its inbox shows and filters by this zone's days. */
  timeZone: string;
  /** By the export team's own clock. */
  hours: {
    days: readonly Weekday[];
    /** 08:00 */
    opens: string;
    closes: string;
    /** As the site names it all year round. */
    zone: string;
  };
  /** Null until there is a page to link to; then its address. */
  linkedin: string | null;
};

/** As schema.org and `Intl` name them. */
type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
