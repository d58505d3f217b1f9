import type { Route } from "next";
import type { DrawingRecord, FinishSchedule } from "./drawings/drawing-types.ts";
import type { DetailImageId, ImageBandImageId, ImageId } from "./images/images.ts";
import type { samples } from "./sample-options.ts";

/** Next types the pages that have a folder of their own and cannot be switched off. */
export type PagePath =
  | Route
  | "/generate-image"
  | "/request-samples"
  | "/about#terms-of-trade"
  | `/products/${keyof typeof samples}`
  | `/products/${keyof typeof samples}/specification-text`
  | `/asset-classes/${string}`;

/** What a visitor can do next: ask for a quote, reach the contact section, follow a link or save a file. */
export type Action =
  | { kind: "quote"; label: string }
  | { kind: "contact"; label: string }
  | { kind: "page"; label: string; href: PagePath }
  | { kind: "file"; label: string; href: string };

/** Words, and where the site says more of them: a page, or an anchor on one. */
export type Reference = { text: string; href: string };

export type Stat = { value: string; label: string; description?: string };

export type SpecificationRow = {
  label: string;
  /** The value as the trade quotes it, imperial where it is a dimension. */
  value: string;
  /** The same in other units. */
  metric?: string;
  /** A remark on the value. */
  note?: string;
  /** The standard or method that the value is measured by. */
  standard?: string;
  /** Whether a specimen was tested, or the value is what most units come to; where a table has both. */
  basis?: "typical" | "tested";
};

export type Sample = {
  /** Its anchor on the page, and what a sample of it is asked for by: a slug of content/sample-options.ts, which has its name. */
  slug?: string;
  name: string;
  /** The page of what it is a part of, where it has no slug. */
  href?: string;
  /** The species, as botanists call it. */
  botanical?: string;
  image: ImageId;
  characteristics: string;
  applications: string;
  /** Its line in the section's table, a value for each column. */
  values?: readonly { value: string; metric?: string }[];
  /** What the section's filters find it by. */
  tags?: readonly string[];
};

/** Marks what is not the owner's own; the site says so. `npm run owner` lists it. */
type MaybeSample = { sample?: true };

export type Project = MaybeSample & {
  title: string;
  location: string;
  year: string;
  image: ImageId;
  type: string;
  size: string;
  /** What its image shows. */
  materials: readonly Reference[];
};

export type Testimonial = MaybeSample & {
  quote: string;
  author: string;
  role: string;
  company: string;
  project: string;
};

type Capability = {
  title: string;
  /** The page or anchor of what it is made of. */
  href?: string;
  description: string;
  specs: readonly (string | Reference)[];
};

/** The id of a section is its anchor on the page, the label its name in the bar of a product's page. */
type Anchor = { id?: string; label?: string };

export type HeroSection = Anchor & {
  kind: "hero";
  title: string;
  lead: string;
  actions: readonly Action[];
  claims: readonly (Stat & { countUpMs?: number })[];
};

export type PageHeaderSection = Anchor & {
  kind: "page-header";
  title: string;
  lead: string;
  back?: { label: string; href: PagePath };
  actions?: readonly Action[];
  figures?: readonly Stat[];
  image?: ImageId;
  /** The side of the sheet that the image bleeds off. */
  bleed?: "left" | "right";
  /** Set if the stats stand in a row before the image, as they do without one; it then bleeds off the left side. */
  opens?: "figures";
};

export type ProductsSection = Anchor & {
  kind: "products";
  layout: "plates" | "register";
  title?: string;
  lead?: string;
  benefits?: readonly { title: string; description: string }[];
};

export type RegionsSection = Anchor & {
  kind: "regions";
  title: string;
  lead: string;
  figures: readonly Stat[];
  regions: readonly {
    name: string;
    /** "200+", and the length of its rule. */
    count: number;
    highlight: string;
  }[];
  testimonial: Testimonial;
};

export type AssetClassesSection = Anchor & {
  kind: "asset-classes";
  title?: string;
  lead?: string;
};

export type ContactSection = Anchor & { kind: "contact"; title: string; lead: string };

export type FeaturesSection = Anchor & {
  kind: "features";
  title: string;
  items: readonly string[];
};

export type SpecificationSection = Anchor & {
  kind: "specification";
  title: string;
  note: string;
  /** Where the same values can be taken away as text. */
  more?: Reference;
  rows: readonly SpecificationRow[];
  /** What holds for an order of it: content/terms-of-trade.ts. */
  order?: readonly SpecificationRow[];
};

export type SamplesSection = Anchor & {
  kind: "samples";
  layout: "rack" | "plates" | "stagger";
  title: string;
  lead: string;
  note?: string;
  /** What the table beside the images says of each, and by which standard or in which unit. */
  columns?: readonly { label: string; standard?: string }[];
  /** What leads to two of them side by side, where that tells something. */
  compare?: string;
  /** Where there are more of them. */
  more?: Reference;
  /** What its items can be chosen by: one tag of each, or any. */
  filters?: readonly { label: string; options: readonly { tag: string; label: string }[] }[];
  items: readonly Sample[];
};

export type CertificationsSection = Anchor & {
  kind: "certifications";
  title: string;
  lead?: string;
  items: readonly { name: string; description: string }[];
};

export type ProjectsSection = Anchor & {
  kind: "projects";
  title: string;
  items: readonly Project[];
};

export type CapabilitiesSection = Anchor & {
  kind: "capabilities";
  title: string;
  lead?: string;
  items: readonly Capability[];
};

export type ProcessSection = Anchor & {
  kind: "process";
  title: string;
  /** By number, from 1 on. */
  steps: readonly { title: string; description: string }[];
};

export type TestimonialsSection = Anchor & {
  kind: "testimonials";
  title: string;
  items: readonly Testimonial[];
};

export type StatsSection = Anchor & { kind: "figures"; title: string; items: readonly Stat[] };

/** What is checked, and by which means or standard. */
type Check = { check: string; by: string };

export type ChecklistSection = Anchor & {
  kind: "checklist";
  title: string;
  lead: string;
  /** What happens to what misses one of them stands below. */
  groups: readonly { title: string; missed: string; items: readonly Check[] }[];
};

export type ProseSection = Anchor & {
  kind: "prose";
  title: string;
  paragraphs: readonly string[];
  image?: ImageId;
};

/** A pause between two sheets: a material from near by, in low light. Its title is one line and no heading. */
export type ImageBandSection = Anchor & {
  kind: "image-band";
  title?: string;
  image: ImageBandImageId | DetailImageId;
};

/** A product's specification text: in three parts, or as a position of a bill of quantities. */
export type SpecificationTextSection = Anchor & {
  kind: "specification-text";
  /** The product's. */
  slug: string;
  title: string;
  lead: string;
  form: "three-part" | "position";
};

/** A list that is no part of the page's record. */
type ListSection<Kind> = Anchor & { kind: Kind; title: string; lead: string };

/** The site's own documents, with what each weighs. */
export type DocumentsSection = ListSection<"documents">;
/** The papers that are asked for. */
export type DeclarationsSection = ListSection<"declarations">;
/** The legal dates, and the answers, of content/terms-of-trade.ts. */
type TradeDatesSection = ListSection<"trade-dates">;
type TermsOfTradeSection = ListSection<"terms-of-trade">;

/** Drawings, which are files of content/drawings/, or a schedule of finishes. */
export type DrawingSection = Anchor &
  MaybeSample & {
    kind: "drawing";
    id: string;
    title: string;
    lead: string;
    drawings?: readonly DrawingRecord[];
    /** On a product's page: its drawing kit, by what is in it. */
    kit?: string;
    schedule?: FinishSchedule;
  };

/** A draft legal text: numbered clauses under a notice of its state. */
export type NoticeSection = Anchor & {
  kind: "notice";
  title: string;
  status: string;
  clauses: readonly { title: string; paragraphs: readonly string[] }[];
};

export type CallToActionSection = Anchor & {
  kind: "call-to-action";
  title: string;
  lead: string;
  actions: readonly Action[];
};

export type Section =
  | HeroSection
  | PageHeaderSection
  | ProductsSection
  | RegionsSection
  | AssetClassesSection
  | ContactSection
  | FeaturesSection
  | SpecificationSection
  | SamplesSection
  | CertificationsSection
  | ProjectsSection
  | CapabilitiesSection
  | ProcessSection
  | TestimonialsSection
  | StatsSection
  | ChecklistSection
  | ProseSection
  | ImageBandSection
  | DrawingSection
  | SpecificationTextSection
  | DocumentsSection
  | DeclarationsSection
  | TermsOfTradeSection
  | TradeDatesSection
  | NoticeSection
  | CallToActionSection;

export type PageRecord = {
  path: PagePath;
  /** The last part of the path, on the pages of products and sectors. */
  slug?: string;
  /** The short name in navigation, breadcrumbs and footer. */
  name: string;
  /** The document title, without the company's name. */
  title: string;
  description: string;
  /** The page above this one. */
  parent?: PagePath;
  /** False where the specification shows no footer. */
  footer?: false;
  /** False keeps the page out of search engines and the sitemap. */
  index?: false;
  /** The day of the last change that a reader would notice, as YYYY-MM-DD; the sitemap and search engines are told. */
  modified: string;
  sections: readonly Section[];
};

export type ProductRecord = PageRecord & {
  slug: string;
  card: {
    description: string;
    image: ImageId;
    /** The material from near by, for the menu. */
    swatch: ImageId;
    specs: readonly string[];
  };
};

export type AssetClassRecord = PageRecord & {
  slug: string;
  card: {
    description: string;
    image: ImageId;
    stat: Stat;
    highlights: readonly [string, string, string];
  };
};

/** The image tool's page. The tool is no section: its script would then come with every page that has sections. */
export type ImageToolRecord = PageRecord & {
  tool: {
    title: string;
    /** Descriptions that one can start from. */
    examples: readonly [string, ...string[]];
    /** What the tool makes of the first of them. */
    exampleImage: ImageId;
  };
};

/** The quote form's page. The form is rendered for each visit and weighs more than a page may, so it is no section. */
export type QuoteRequestFormRecord = PageRecord & {
  /** What stands beside the form, on its page and in the dialog. */
  form: {
    title: string;
    lead: string;
    /** The message of success; the specification's, with its hyphen. */
    submitted: { title: string; description: string };
  };
};

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

/** What an installer and an owner need to know of a product: one sheet for the site, one for the house. */
export type ProductNotes = {
  /** The day of the last change, as YYYY-MM-DD. */
  modified: string;
  installation: {
    lead: string;
    /** Limits to measure before work begins. */
    limits: readonly SpecificationRow[];
    steps: readonly { name: string; description: string }[];
  };
  care: {
    lead: string;
    routine: readonly { name: string; description: string }[];
    never: readonly string[];
  };
};
