import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import * as claims from "#content/claims.ts";
import { declarationNames } from "#content/declarations/declaration-names.ts";
import { declarations, declarationSchemes } from "#content/declarations/declaration-records.ts";
import { productSheets } from "#content/plans/product-sheets.ts";
import { images } from "#content/images/images.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import * as custody from "#content/plans/custody-chain.ts";
import * as freight from "#content/plans/freight-plan.ts";
import * as guestRooms from "#content/plans/guest-room-matrix.ts";
import * as meetingRoom from "#content/plans/meeting-room-plan.ts";
import * as mill from "#content/plans/mill-plan.ts";
import * as residence from "#content/plans/residence-schedule.ts";
import * as storeKit from "#content/plans/store-kit-plan.ts";
import * as tower from "#content/plans/tower-floor.ts";
import { SITE_DESCRIPTION } from "#content/pages/home.ts";
import { notFoundBand } from "#content/pages/not-found.ts";
import { products } from "#content/products/product-list.ts";
import * as quoteRequestOptions from "#content/quote-request-options.ts";
import { samples } from "#content/sample-options.ts";
import { shortAnswers } from "#content/short-answers.ts";
import { documentNames } from "#content/site/document-paths.ts";
import { catalog } from "#content/site/catalog.ts";
import { buyerMail, mailFields } from "#content/site/mails.ts";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { disclaimers } from "#content/pages/sample-records.ts";
import { footerColumns, legalLinks, navigation } from "#content/site/site-navigation.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import { tradeDates } from "#content/trade-dates.ts";

const cards = [...products, ...assetClasses].map(({ name, card }) => ({ name, card }));

/** The records besides the pages' own that speak to a buyer: a language has no page until it has their sentences. */
export const sharedRecords: Readonly<Record<string, unknown>> = {
  navigation: [navigation, footerColumns, legalLinks, cards],
  description: SITE_DESCRIPTION,
  notFoundBand,
  claims,
  images: Object.values(images).map(({ alt, caption }) => ({ alt, caption })),
  plans: [
    custody,
    freight,
    guestRooms,
    meetingRoom,
    mill,
    productSheets,
    residence,
    storeKit,
    tower,
  ],
  papers: [termsOfTrade, tradeDates, declarationNames, declarationSchemes, declarations],
  documents: documentNames,
  disclaimers,
  notes: productNotes,
  catalog: { ...catalog, chapters: [] },
  mails: [mailFields, buyerMail],
  shortAnswers: shortAnswers.map(({ subject, greetings, paragraphs }) => ({
    subject,
    greetings,
    paragraphs,
  })),
  choices: Object.values(quoteRequestOptions).map((options) =>
    typeof options === "string" ? options : options.map(({ label }) => label),
  ),
  samples: [samples, quoteRequestOrigins],
};
