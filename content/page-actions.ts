import type { Action } from "./record-types.ts";

/** What a page asks its visitor to do, in the words of the specification. */
export const actions = {
  requestQuote: { kind: "quote", label: "Request a Quote" },
  startProject: { kind: "quote", label: "Start Your Project" },
  getStarted: { kind: "quote", label: "Get Started Today" },
  requestInformation: { kind: "contact", label: "Request Information" },
  speakWithExpert: { kind: "contact", label: "Speak with Expert" },
  scheduleConsultation: { kind: "contact", label: "Schedule Consultation" },
  downloadCatalog: { kind: "file", label: "Download Catalog", href: "/catalog.pdf" },
  termsOfTrade: { kind: "page", label: "Terms of trade", href: "/about#terms-of-trade" },
} as const satisfies Record<string, Action>;
